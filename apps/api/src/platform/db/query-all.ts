import type { Database } from './schema.ts';

/** Runs queries concurrently, or in sequence in a transaction, whose connection answers one at a time. */
export async function queryAll<T extends readonly unknown[]>(
  db: Database,
  ...queries: { readonly [K in keyof T]: () => Promise<T[K]> }
): Promise<T> {
  if (!db.isTransaction) return (await Promise.all(queries.map((run) => run()))) as unknown as T;
  const results: unknown[] = [];
  for (const run of queries) results.push(await run());
  return results as unknown as T;
}
