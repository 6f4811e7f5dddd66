import type { Database } from './schema.ts';

/** Runs queries concurrently, or in sequence in a transaction, whose connection answers one at a time. */
export async function askAll<T extends readonly unknown[]>(
  db: Database,
  ...questions: { readonly [K in keyof T]: () => Promise<T[K]> }
): Promise<T> {
  if (!db.isTransaction) return (await Promise.all(questions.map((ask) => ask()))) as unknown as T;
  const answers: unknown[] = [];
  for (const ask of questions) answers.push(await ask());
  return answers as unknown as T;
}
