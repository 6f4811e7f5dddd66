import type { Activity } from '../db/activity.ts';
import type { RunQuery, Store } from '../db/open.ts';
import { changesReader, findCompetitionOf, readSnapshot, type Snapshot } from './queries.ts';

/** Milliseconds. After a longer gap between polls, recorded changes may have been deleted meanwhile. */
const maxGap = 3_600_000;

/** Called with each competition that changed, or null when any page may have. */
type OnChange = (competitionId: string | null) => void;

type WatchedStore = Pick<Store, 'db'> & { readonly activity?: Activity; readonly runQuery?: RunQuery };

const nothingNew = Promise.resolve();

/** Reports changes to anything that public pages show, whichever process wrote them. */
export class ChangeFeed {
  readonly #db: Store['db'];
  readonly #activity: Activity | undefined;
  readonly #readChanges: ReturnType<typeof changesReader>;
  readonly #now: () => number;
  readonly #onChange: OnChange;
  #last: { readonly snapshot: Snapshot; readonly at: number } | null = null;
  #current: Promise<unknown> = Promise.resolve();
  #next: Promise<void> | null = null;
  /** The step of the embedded database since which nothing has been sent to it. */
  #idleSince: number | undefined;

  constructor({ db, activity, runQuery }: WatchedStore, onChange: OnChange, now: () => number = Date.now) {
    this.#db = db;
    this.#activity = activity;
    this.#readChanges = changesReader(db, runQuery);
    this.#onChange = onChange;
    this.#now = now;
  }

  /**
   * Resolves once every change committed before the call has been reported; rejects when that cannot be
   * known. It begins at once, unless a poll is running, which may have looked too early. Callers who arrive
   * meanwhile share the next poll, so the more readers there are, the more of them each poll serves.
   */
  poll(): Promise<void> {
    if (this.#activity && this.#activity.steps === this.#idleSince) return nothingNew;
    this.#next ??= this.#current.then(() => {
      this.#next = null;
      const polling = this.#reportChanges();
      this.#current = Promise.allSettled([polling]);
      return polling;
    });
    return this.#next;
  }

  competitionOf(matchId: string): Promise<string | undefined> {
    return findCompetitionOf(this.#db, matchId);
  }

  async #reportChanges(): Promise<void> {
    const at = this.#now();
    if (this.#last === null || at - this.#last.at > maxGap) {
      const snapshot = await readSnapshot(this.#db);
      this.#onChange(null);
      this.#last = { snapshot, at };
      return;
    }
    const before = this.#activity?.steps ?? 0;
    const { snapshot, changed } = await this.#readChanges(this.#last.snapshot);
    // A poll counts as two steps, begin and end; after any other step it may have missed something.
    this.#idleSince = this.#activity?.steps === before + 2 ? before + 2 : undefined;
    for (const competitionId of changed) this.#onChange(competitionId);
    this.#last = { snapshot, at };
  }
}
