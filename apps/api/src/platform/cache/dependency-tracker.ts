import { AsyncLocalStorage } from 'node:async_hooks';
import type { CompiledQuery } from 'kysely';
import { queryChannel } from '../db/open.ts';
import type { Database } from '../db/schema.ts';
import { listUntrackedTables } from './queries.ts';

/** What a response turned out to depend on while it was produced. */
interface Dependencies {
  /** It depends on the caller, or on a table whose changes are not recorded. */
  isUntracked: boolean;
  /** It depends on the current time, so it changes without any write. */
  isTimeDependent: boolean;
}

/** SQL can read the clock too. */
const readsClock = /\b(?:now\(\)|current_(?:date|time|timestamp)|clock_timestamp)/i;

/**
 * Observes what responses depend on, so calls need no cache annotations that could go out of date.
 */
export class DependencyTracker {
  readonly #current = new AsyncLocalStorage<Dependencies>();
  readonly #untrackedTables: RegExp;

  private constructor(untrackedTables: readonly string[]) {
    this.#untrackedTables = new RegExp(`\\b(?:${untrackedTables.join('|')})\\b`);
    queryChannel.subscribe(this.#onQuery);
  }

  static async open(db: Database): Promise<DependencyTracker> {
    return new DependencyTracker(await listUntrackedTables(db));
  }

  close(): void {
    queryChannel.unsubscribe(this.#onQuery);
  }

  /** Runs some work and returns its result with its dependencies. */
  async track<T>(work: () => Promise<T>): Promise<readonly [T, Dependencies]> {
    const dependencies = { isUntracked: false, isTimeDependent: false };
    return [await this.#current.run(dependencies, work), dependencies];
  }

  markTimeDependent(): void {
    const dependencies = this.#current.getStore();
    if (dependencies) dependencies.isTimeDependent = true;
  }

  markCallerSpecific(): void {
    const dependencies = this.#current.getStore();
    if (dependencies) dependencies.isUntracked = true;
  }

  readonly #onQuery = (query: unknown): void => {
    const dependencies = this.#current.getStore();
    if (!dependencies) return;
    const { sql } = query as CompiledQuery;
    dependencies.isUntracked ||= this.#untrackedTables.test(sql);
    dependencies.isTimeDependent ||= readsClock.test(sql);
  };
}
