import type { Database } from '../../db/schema.ts';
import { type Feed, keyOf } from '../feed/feed.ts';
import type { Follower } from './follower.ts';
import { inTurns } from './in-turns.ts';
import { heartbeat, messageOf, readyMessage, resetMessage } from './message.ts';
import {
  changesSince,
  type Moment,
  missedSince,
  mostMissed,
  readMoment,
  type StoredChange,
} from './queries.ts';
import { seenAt } from './seen-at.ts';
import { hearingAmong, thoseToSendAway } from './views.ts';

/** From where somebody goes on: an id, nowhere because they begin, or nowhere that we know of. */
export type Resume = number | 'begin' | 'lost';

interface Ground {
  readonly db: Database;
  readonly now: () => Date;
}

/** Hands what changes to everybody who follows it: one look at the database for all of them. */
export class Hub {
  readonly #ground: Ground;
  readonly #followers = new Map<string, Set<Follower>>();
  /** Everything that was committed up to here has been handed out; null while nobody follows anything. */
  #moment: Moment | null = null;
  /** Settles, well or not, with the look that is under way. */
  #looking: Promise<unknown> = Promise.resolve();
  #next: Promise<Moment | null> | null = null;

  constructor(ground: Ground) {
    this.#ground = ground;
  }

  get followers(): Follower[] {
    return [...this.#followers.values()].flatMap((followers) => [...followers]);
  }

  /** From now on this follower hears what changes; what was missed before is told first. */
  async add(follower: Follower, resume: Resume): Promise<void> {
    const key = keyOf(follower.feed);
    const followers = this.#followers.get(key) ?? new Set();
    this.#followers.set(key, followers.add(follower));
    const moment = await this.look();
    if (moment && follower.isOpen) await this.#catchUp(follower, resume, moment);
  }

  remove(follower: Follower): void {
    const key = keyOf(follower.feed);
    const followers = this.#followers.get(key);
    followers?.delete(follower);
    if (followers?.size === 0) this.#followers.delete(key);
    this.#restIfAlone();
  }

  /** Looks for changes and hands them out; null: for nobody. Whoever asks during a look shares the next one. */
  look(): Promise<Moment | null> {
    this.#next ??= this.#looking.then(() => {
      this.#next = null;
      const looking = this.#handOut();
      this.#looking = Promise.allSettled([looking]);
      return looking;
    });
    return this.#next;
  }

  /** Says that we are there, sends away who may not follow any more, and looks in case a notice was lost. */
  async beat(): Promise<void> {
    await inTurns(this.followers, (follower) => follower.write(heartbeat));
    for (const follower of await thoseToSendAway(this.#ground.db, this.followers)) follower.sendAway();
    await this.look();
  }

  async #handOut(): Promise<Moment | null> {
    const { db } = this.#ground;
    if (this.#followers.size === 0) return null;
    const moment = this.#moment === null ? await readMoment(db) : await this.#handOutSince(this.#moment);
    this.#moment = moment;
    this.#restIfAlone();
    return moment;
  }

  /** Nobody is told anything before it is known for all who may hear it: after a failure the next look begins here again. */
  async #handOutSince(since: Moment): Promise<Moment> {
    const { moment, changes } = await changesSince(this.#ground.db, since);
    const tellings =
      changes.length > mostMissed
        ? [() => this.#resetAll(moment)]
        : await Promise.all(changes.map((change) => this.#telling(change)));
    for (const tell of tellings) await tell();
    return moment;
  }

  async #telling(change: StoredChange): Promise<() => Promise<void>> {
    const followers = feedsOf(change).flatMap((feed) => [...(this.#followers.get(keyOf(feed)) ?? [])]);
    if (followers.length === 0) return () => Promise.resolve();
    const hearing = new Set(await this.#hearing(followers, change));
    const message = messageOf(change);
    return () =>
      inTurns(followers, (follower) => {
        if (hearing.has(follower)) follower.tell(message);
        else if (follower.feed.kind !== 'organisation') follower.sendAway();
      });
  }

  async #hearing(followers: readonly Follower[], { isPublic, competitionId }: StoredChange) {
    return isPublic ? followers : hearingAmong(this.#ground.db, followers, competitionId);
  }

  #resetAll({ latestId }: Moment): Promise<void> {
    const message = resetMessage(latestId);
    return inTurns(this.followers, (follower) => follower.write(message));
  }

  /** Tells what was missed up to a moment, and perhaps some more; then goes on with the rest. */
  async #catchUp(follower: Follower, resume: Resume, { seen, latestId }: Moment): Promise<void> {
    const { db, now } = this.#ground;
    const missed =
      typeof resume === 'number'
        ? await missedSince(db, follower.feed, { lastId: resume, now: now() })
        : null;
    if (missed === null) follower.write(resume === 'begin' ? readyMessage(latestId) : resetMessage(latestId));
    for (const change of missed ?? []) {
      const [hears] = await this.#hearing([follower], change);
      hears?.write(messageOf(change).bytes);
      await follower.hasRoom();
    }
    const wasSeen = seenAt(seen);
    const more = new Set(missed?.flatMap(({ id, writtenBy }) => (wasSeen(writtenBy) ? [] : [id])));
    follower.goOn(({ id, writtenBy }) => wasSeen(writtenBy) || more.has(id));
  }

  /** A moment that nobody follows grows old, and whoever comes next has no use for what happened since. */
  #restIfAlone(): void {
    if (this.#followers.size === 0) this.#moment = null;
  }
}

function feedsOf({ matchId, competitionId, organisationId }: StoredChange): Feed[] {
  return [
    ...(matchId === null ? [] : [{ kind: 'match' as const, id: matchId }]),
    { kind: 'competition', id: competitionId },
    { kind: 'organisation', id: organisationId },
  ];
}
