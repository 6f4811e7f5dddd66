import { createHash } from 'node:crypto';
import pg from 'pg';
import type { ArrayResult } from './one-statement.ts';
import { plannerSettings } from './planner-settings.ts';
import { statementChannel } from './statement-channel.ts';
import { valueParsers } from './value-parsers.ts';

type Answer = { readonly command: string; readonly rows: readonly unknown[] };

/**
 * Named statements let PostgreSQL reuse the plan of a query: a join ran 1.8 times as often. The `begin` of a
 * transaction travels with its first statement.
 */
class PreparingClient extends pg.Client {
  #hasToBegin = false;

  // biome-ignore lint/suspicious/noExplicitAny: pg overloads this method eight times; one of them is ours
  override query(...args: any[]): any {
    const [text] = args;
    // The pool's own call, with a callback: never part of a transaction.
    if (typeof args.at(-1) === 'function') return this.#send(args);
    if (text === 'begin') {
      this.#hasToBegin = true;
      return Promise.resolve(emptyAnswer('BEGIN'));
    }
    if (!this.#hasToBegin) return this.#send(args);
    this.#hasToBegin = false;
    if (text === 'commit' || text === 'rollback') return Promise.resolve(emptyAnswer(text.toUpperCase()));
    return Promise.all([this.#send(['begin']), this.#send(args)]).then(([, answer]) => answer);
  }

  // biome-ignore lint/suspicious/noExplicitAny: as above
  #send(args: any[]): any {
    const [text, values, callback] = args;
    statementChannel.publish(typeof text === 'string' ? text : text.text);
    const canPrepare = typeof text === 'string' && Array.isArray(values) && values.length > 0 && !callback;
    return canPrepare ? this.#prepare(text, values) : Reflect.apply(super.query, this, args);
  }

  /** Does what pg does with the name in its options, which it copies slowly. */
  #prepare(text: string, values: readonly unknown[]): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const query = new pg.Query(text, [...values], (error: Error | undefined, answer: Answer) =>
        error ? reject(error) : resolve(answer),
      );
      super.query(Object.assign(query, { name: nameOf(text) }));
    });
  }
}

const emptyAnswer = (command: string): Answer => ({ command, rows: [] });

/** A query that the server prepares once for each connection. */
export function namedQuery(text: string, values: readonly unknown[]): pg.QueryConfig {
  return { name: nameOf(text), text, values: [...values] };
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  let name = names.get(text);
  if (!name) {
    name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
    names.set(text, name);
  }
  return name;
}

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    valueParsers[oid] ?? pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

export interface PoolOptions {
  readonly url: string;
  readonly connections: number;
  /** Called when a connection breaks, as when PostgreSQL restarts. The pool reconnects automatically. */
  readonly onConnectionLost: (error: Error) => void;
}

/** Without a limit, a server that never answers would block callers for ever. */
const connectionTimeoutMs = 30_000;

export function createPool({ url, connections, onConnectionLost }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectionTimeoutMs,
    types,
    application_name: 'traip',
    pipeline: true,
    Client: PreparingClient,
    // Not counted as a statement of the request that opens the connection.
    onConnect: (client: pg.ClientBase) => Reflect.apply(pg.Client.prototype.query, client, [plannerSettings]),
  } as pg.PoolConfig);
  // Without an error listener Node would exit. The pool listens to idle connections only, and one that is checked out
  // may break between two statements.
  pool.on('error', onConnectionLost);
  pool.on('connect', (client) => client.on('error', onConnectionLost));
  return pool;
}

/** One statement, with its rows as arrays. */
export async function readArrays(
  pool: pg.Pool,
  text: string,
  parameters: readonly unknown[],
): Promise<ArrayResult> {
  const client = await pool.connect();
  try {
    return await client.query<unknown[]>({
      name: nameOf(text),
      text,
      values: [...parameters],
      rowMode: 'array',
    });
  } finally {
    client.release();
  }
}
