import type { Store } from '../db/open.ts';
import { findCompetitionOf, lookSince, readSeen, type Seen } from './queries.ts';

/** Longer than this without a look, and what is noted may have been swept away meanwhile. */
const longestRest = 3_600_000;

/** Told what is no longer true: of one competition, or of anything. */
export type OnPageChange = (competitionId: string | null) => void;

/** Knows what changed of all that public pages show, in this process or another. */
export class PageWatch {
  readonly #db: Store['db'];
  readonly #now: () => number;
  readonly #onChange: OnPageChange;
  #last: { readonly seen: Seen; readonly at: number } | null = null;
  #looking: Promise<unknown> = Promise.resolve();
  #next: Promise<void> | null = null;

  constructor({ db }: Pick<Store, 'db'>, onChange: OnPageChange, now: () => number = Date.now) {
    this.#db = db;
    this.#onChange = onChange;
    this.#now = now;
  }

  /**
   * Resolves once everything has been told that was committed before it was asked; rejects when that cannot be known.
   * Whoever asks during a look shares the next one: thousands of readers are a few hundred looks.
   */
  look(): Promise<void> {
    this.#next ??= this.#looking.then(() => {
      this.#next = null;
      const looking = this.#tellWhatChanged();
      this.#looking = Promise.allSettled([looking]);
      return looking;
    });
    return this.#next;
  }

  competitionOf(matchId: string): Promise<string | undefined> {
    return findCompetitionOf(this.#db, matchId);
  }

  async #tellWhatChanged(): Promise<void> {
    const at = this.#now();
    if (this.#last === null || at - this.#last.at > longestRest) {
      const seen = await readSeen(this.#db);
      this.#onChange(null);
      this.#last = { seen, at };
      return;
    }
    const { seen, changed } = await lookSince(this.#db, this.#last.seen);
    for (const competitionId of changed) this.#onChange(competitionId);
    this.#last = { seen, at };
  }
}
