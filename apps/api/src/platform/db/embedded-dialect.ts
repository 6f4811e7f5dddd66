import type { PGlite, Transaction as PGliteTransaction } from '@electric-sql/pglite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { Activity } from './activity.ts';
import { gatheringDialect } from './gathering-dialect.ts';
import { statementChannel } from './statement-channel.ts';

/**
 * Kysely on PGlite. Kysely's own dialect shares one connection, so that a request could run its statements inside
 * another request's transaction; here each acquirer gets its own connection, and PGlite's exclusive transaction makes
 * the others wait.
 */
export function embeddedDialect(pglite: PGlite, activity: Activity): Dialect {
  const dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new EmbeddedDriver(pglite, activity),
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
  return gatheringDialect(dialect, (text, parameters) => {
    statementChannel.publish(text);
    return activity.during(() => pglite.query<unknown[]>(text, [...parameters], { rowMode: 'array' }));
  });
}

class EmbeddedDriver implements Driver {
  readonly #pglite: PGlite;
  readonly #activity: Activity;

  constructor(pglite: PGlite, activity: Activity) {
    this.#pglite = pglite;
    this.#activity = activity;
  }

  async init(): Promise<void> {
    await this.#pglite.waitReady;
  }

  async acquireConnection(): Promise<EmbeddedConnection> {
    return new EmbeddedConnection(this.#pglite, this.#activity);
  }

  beginTransaction(connection: EmbeddedConnection): Promise<void> {
    return connection.begin();
  }

  commitTransaction(connection: EmbeddedConnection): Promise<void> {
    return connection.end('commit');
  }

  rollbackTransaction(connection: EmbeddedConnection): Promise<void> {
    return connection.end('rollback');
  }

  async releaseConnection(): Promise<void> {
    // A connection is only a view of the one database: there is nothing to release.
  }

  async destroy(): Promise<void> {
    if (!this.#pglite.closed) await this.#pglite.close();
  }
}

class EmbeddedConnection implements DatabaseConnection {
  readonly #pglite: PGlite;
  readonly #activity: Activity;
  #transaction:
    | { readonly handle: PGliteTransaction; finish(): void; readonly finished: Promise<void> }
    | undefined;

  constructor(pglite: PGlite, activity: Activity) {
    this.#pglite = pglite;
    this.#activity = activity;
  }

  async begin(): Promise<void> {
    const begun = Promise.withResolvers<PGliteTransaction>();
    const ending = Promise.withResolvers<void>();
    const finished = this.#pglite.transaction(async (handle) => {
      begun.resolve(handle);
      await ending.promise;
    });
    finished.catch(begun.reject);
    this.#transaction = { handle: await begun.promise, finish: ending.resolve, finished };
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    const transaction = this.#transaction;
    if (!transaction) return;
    this.#transaction = undefined;
    await this.#activity.during(async () => {
      if (how === 'rollback') await transaction.handle.rollback();
      transaction.finish();
      await transaction.finished;
    });
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const target = this.#transaction?.handle ?? this.#pglite;
    statementChannel.publish(query.sql);
    const { rows, affectedRows } = await this.#activity.during(() =>
      target.query<R>(query.sql, [...query.parameters]),
    );
    return { rows, ...(affectedRows === undefined ? {} : { numAffectedRows: BigInt(affectedRows) }) };
  }

  // biome-ignore lint/correctness/useYield: the interface requires a generator, and there is nothing to stream
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The embedded database does not stream.');
  }
}
