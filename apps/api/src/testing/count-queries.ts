import { AsyncLocalStorage } from 'node:async_hooks';
import type { CompiledQuery } from 'kysely';
import { queryChannel } from '../platform/db/open.ts';

const counting = new AsyncLocalStorage<CompiledQuery[]>();
queryChannel.subscribe((query) => counting.getStore()?.push(query as CompiledQuery));

/** The queries that a piece of work makes, and nobody else's at the same time. */
export async function queriesOf(work: () => Promise<unknown>): Promise<string[]> {
  return (await compiledQueriesOf(work)).map(({ sql }) => sql);
}

/** The same with what was asked in them. */
export async function compiledQueriesOf(work: () => Promise<unknown>): Promise<CompiledQuery[]> {
  const queries: CompiledQuery[] = [];
  await counting.run(queries, work);
  return queries;
}
