import { AsyncLocalStorage } from 'node:async_hooks';
import type { CompiledQuery } from 'kysely';
import { queryChannel } from '../platform/db/open.ts';
import { statementChannel } from '../platform/db/statement-channel.ts';

const storage = new AsyncLocalStorage<CompiledQuery[]>();
queryChannel.subscribe((query) => storage.getStore()?.push(query as CompiledQuery));

/** The SQL of the queries made by some work, without concurrent work. */
export async function queriesOf(work: () => Promise<unknown>): Promise<string[]> {
  return (await compiledQueriesOf(work)).map(({ sql }) => sql);
}

/** Like `queriesOf`, with the parameters. */
export async function compiledQueriesOf(work: () => Promise<unknown>): Promise<CompiledQuery[]> {
  const queries: CompiledQuery[] = [];
  await storage.run(queries, work);
  return queries;
}

const sent = new AsyncLocalStorage<string[]>();
statementChannel.subscribe((text) => sent.getStore()?.push(text as string));

/** The statements sent to the database during some work, by anyone: one may carry several queries. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  await sent.run(statements, work);
  return statements;
}
