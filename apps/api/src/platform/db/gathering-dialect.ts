import type {
  CompiledQuery,
  DatabaseConnection,
  Dialect,
  Driver,
  QueryResult,
  TransactionSettings,
} from 'kysely';
import { currentGathering, type ReadArrays } from './read-together.ts';
import { SnakeCaseCompiler } from './snake-case.ts';

/** A dialect with `readTogether`. Writes, locks and transactions get a connection as usual. */
export function gatheringDialect(dialect: Dialect, send: ReadArrays): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => new GatheringDriver(dialect.createDriver(), send),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => new SnakeCaseCompiler(),
  };
}

class GatheringDriver implements Driver {
  readonly #driver: Driver;
  readonly #send: ReadArrays;

  constructor(driver: Driver, send: ReadArrays) {
    this.#driver = driver;
    this.#send = send;
  }

  init(): Promise<void> {
    return this.#driver.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return currentGathering()
      ? new GatheringConnection(this.#driver, this.#send)
      : this.#driver.acquireConnection();
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    return this.#driver.beginTransaction(await ownOf(connection), settings);
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#driver.commitTransaction(await ownOf(connection));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#driver.rollbackTransaction(await ownOf(connection));
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (!(connection instanceof GatheringConnection)) return this.#driver.releaseConnection(connection);
    return connection.release();
  }

  destroy(): Promise<void> {
    return this.#driver.destroy();
  }
}

async function ownOf(connection: DatabaseConnection): Promise<DatabaseConnection> {
  return connection instanceof GatheringConnection ? connection.own() : connection;
}

/** Takes a real connection only when it needs one. */
class GatheringConnection implements DatabaseConnection {
  readonly #driver: Driver;
  readonly #send: ReadArrays;
  #own: Promise<DatabaseConnection> | undefined;

  constructor(driver: Driver, send: ReadArrays) {
    this.#driver = driver;
    this.#send = send;
  }

  own(): Promise<DatabaseConnection> {
    this.#own ??= this.#driver.acquireConnection();
    return this.#own;
  }

  async release(): Promise<void> {
    if (this.#own) await this.#driver.releaseConnection(await this.#own);
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const gathering = currentGathering();
    if (this.#own || !gathering || !onlyReads(query.sql)) return (await this.own()).executeQuery(query);
    return gathering.read(query, this.#send) as Promise<QueryResult<R>>;
  }

  async *streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    yield* (await this.own()).streamQuery<R>(query, chunkSize);
  }
}

const reads = /^\s*(?:select|with)\b/i;
const writesOrLocks = /\b(?:insert into|update|delete from|for (?:share|no key update|key share))\b/i;

const known = new Map<string, boolean>();
const mostKnown = 1000;

/** When in doubt, a query is sent separately. */
function onlyReads(text: string): boolean {
  let answer = known.get(text);
  if (answer === undefined) {
    if (known.size === mostKnown) known.clear();
    answer = reads.test(text) && !writesOrLocks.test(text);
    known.set(text, answer);
  }
  return answer;
}
