import { AsyncLocalStorage } from 'node:async_hooks';
import { queriesMade } from '../db/open.ts';

const counting = new AsyncLocalStorage<string[]>();
queriesMade.subscribe((query) => counting.getStore()?.push(String(query)));

/** The queries that a piece of work makes, and nobody else's at the same time. */
export async function queriesOf(work: () => Promise<unknown>): Promise<string[]> {
  const queries: string[] = [];
  await counting.run(queries, work);
  return queries;
}
