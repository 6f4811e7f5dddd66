import type { Database } from './schema.ts';

/** Asks at the same time, or one after the other in a transaction: its connection answers one at a time. */
export async function askAll<T extends readonly unknown[]>(
  db: Database,
  ...questions: { readonly [K in keyof T]: () => Promise<T[K]> }
): Promise<T> {
  if (!db.isTransaction) return (await Promise.all(questions.map((ask) => ask()))) as unknown as T;
  const answers: unknown[] = [];
  for (const ask of questions) answers.push(await ask());
  return answers as unknown as T;
}
