import { AsyncLocalStorage } from 'node:async_hooks';
import type { CompiledQuery } from 'kysely';
import { queryChannel } from '../db/open.ts';
import type { Database } from '../db/schema.ts';
import { listUnwatched } from './queries.ts';

/** What an answer turned out to depend on while it was made. */
export interface Sources {
  /** Something of which nobody is told when it changes, or who it is that asks. */
  hasUnwatched: boolean;
  /** What time it is: the answer is another one by and by, though nothing is written. */
  hasClock: boolean;
}

/** In SQL, too, one can ask for the time. */
const asksTheClock = /\b(?:now\(\)|current_(?:date|time|timestamp)|clock_timestamp)/i;

/**
 * Notes what answers are made from. So nobody has to say of a call whether its answers may be kept, and nobody can
 * forget to say that they may no longer.
 */
export class SourceNotes {
  readonly #noted = new AsyncLocalStorage<Sources>();
  readonly #unwatched: RegExp;

  private constructor(unwatched: readonly string[]) {
    this.#unwatched = new RegExp(`\\b(?:${unwatched.join('|')})\\b`);
    queryChannel.subscribe(this.#noteQuery);
  }

  static async open(db: Database): Promise<SourceNotes> {
    return new SourceNotes(await listUnwatched(db));
  }

  close(): void {
    queryChannel.unsubscribe(this.#noteQuery);
  }

  /** Does something, and tells what it asked for on the way. */
  async during<T>(work: () => Promise<T>): Promise<readonly [T, Sources]> {
    const sources = { hasUnwatched: false, hasClock: false };
    return [await this.#noted.run(sources, work), sources];
  }

  noteClock(): void {
    const sources = this.#noted.getStore();
    if (sources) sources.hasClock = true;
  }

  /** Who asks is known to whoever answers, and to no watch. */
  noteAsker(): void {
    const sources = this.#noted.getStore();
    if (sources) sources.hasUnwatched = true;
  }

  readonly #noteQuery = (query: unknown): void => {
    const sources = this.#noted.getStore();
    if (!sources) return;
    const { sql } = query as CompiledQuery;
    sources.hasUnwatched ||= this.#unwatched.test(sql);
    sources.hasClock ||= asksTheClock.test(sql);
  };
}
