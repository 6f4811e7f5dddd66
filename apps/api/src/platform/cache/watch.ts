import { setTimeout as pause } from 'node:timers/promises';
import type { Activity } from '../db/activity.ts';
import type { Store } from '../db/open.ts';
import { findCompetitionOf, lookingIn, readSeen, type Seen } from './queries.ts';

/** Longer than this without a look, and what is noted may have been swept away meanwhile. */
const longestRest = 3_600_000;

/** Milliseconds. However many read, the database is not asked more often than this. */
const betweenLooks = 4;

/** Told what is no longer true: of one competition, or of anything. */
export type OnPageChange = (competitionId: string | null) => void;

type Watched = Pick<Store, 'db'> & { readonly activity?: Activity };

const nothingNew = Promise.resolve();

/** Knows what changed of all that public pages show, in this process or another. */
export class PageWatch {
  readonly #db: Store['db'];
  readonly #activity: Activity | undefined;
  readonly #lookSince: ReturnType<typeof lookingIn>;
  readonly #now: () => number;
  readonly #onChange: OnPageChange;
  #last: { readonly seen: Seen; readonly at: number } | null = null;
  #looking: Promise<unknown> = Promise.resolve();
  #next: Promise<void> | null = null;
  /** The step of the embedded database after which nobody did anything. */
  #quietSince: number | undefined;
  #lookedAt = Number.NEGATIVE_INFINITY;

  constructor({ db, activity }: Watched, onChange: OnPageChange, now: () => number = Date.now) {
    this.#db = db;
    this.#activity = activity;
    this.#lookSince = lookingIn(db);
    this.#onChange = onChange;
    this.#now = now;
  }

  /**
   * Resolves once everything has been told that was committed before it was asked; rejects when that cannot be known.
   * Whoever asks during a look shares the next one: thousands of readers are a few hundred looks.
   */
  look(): Promise<void> {
    if (this.#activity && this.#activity.steps === this.#quietSince) return nothingNew;
    this.#next ??= this.#looking
      .then(() => this.#untilWorthIt())
      .then(() => {
        this.#next = null;
        this.#lookedAt = performance.now();
        const looking = this.#tellWhatChanged();
        this.#looking = Promise.allSettled([looking]);
        return looking;
      });
    return this.#next;
  }

  /** One who comes alone is not kept waiting; where many come, they wait for each other a moment and share the look. */
  async #untilWorthIt(): Promise<void> {
    const wait = this.#lookedAt + betweenLooks - performance.now();
    if (wait > 0) await pause(wait);
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
    const before = this.#activity?.steps ?? 0;
    const { seen, changed } = await this.#lookSince(this.#last.seen);
    // A look begins and ends; with anything else meanwhile it may have seen less than there is.
    this.#quietSince = this.#activity?.steps === before + 2 ? before + 2 : undefined;
    for (const competitionId of changed) this.#onChange(competitionId);
    this.#last = { seen, at };
  }
}
