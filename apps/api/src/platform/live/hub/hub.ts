import type { Database } from '../../db/schema.ts';
import { type Feed, feedKey } from '../feed/feed.ts';
import type { Follower } from './follower.ts';
import { forEachInBatches } from './in-batches.ts';
import { heartbeat, messageOf, readyMessage, resetMessage } from './message.ts';
import {
  type FeedPosition,
  listChangesSince,
  listMissedChanges,
  maxMissedChanges,
  readPosition,
  type StoredChange,
} from './queries.ts';
import { visibleInSnapshot } from './snapshot.ts';
import { findDismissed, recipientsAmong } from './visibility.ts';

/** Where a follower resumes: after an id, from the beginning, or from an id that is unknown. */
export type Resume = number | 'begin' | 'lost';

interface HubServices {
  readonly db: Database;
  readonly now: () => Date;
}

/** Delivers changes to all followers, with one query for all of them. */
export class Hub {
  readonly #services: HubServices;
  readonly #followers = new Map<string, Set<Follower>>();
  /** Everything committed up to here has been delivered; null while there are no followers. */
  #position: FeedPosition | null = null;
  /** Resolves when the poll in progress has succeeded or failed. */
  #polling: Promise<unknown> = Promise.resolve();
  #next: Promise<FeedPosition | null> | null = null;

  constructor(services: HubServices) {
    this.#services = services;
  }

  get followers(): Follower[] {
    return [...this.#followers.values()].flatMap((followers) => [...followers]);
  }

  /** Sends what the follower has missed, then every change from now on. */
  async add(follower: Follower, resume: Resume): Promise<void> {
    const key = feedKey(follower.feed);
    const followers = this.#followers.get(key) ?? new Set();
    this.#followers.set(key, followers.add(follower));
    const position = await this.poll();
    if (position && follower.isOpen) await this.#catchUp(follower, resume, position);
  }

  remove(follower: Follower): void {
    const key = feedKey(follower.feed);
    const followers = this.#followers.get(key);
    followers?.delete(follower);
    if (followers?.size === 0) this.#followers.delete(key);
    this.#resetIfIdle();
  }

  /** Reads new changes and delivers them; null without followers. Calls during a poll share the next one. */
  poll(): Promise<FeedPosition | null> {
    this.#next ??= this.#polling.then(() => {
      this.#next = null;
      const polling = this.#deliver();
      this.#polling = Promise.allSettled([polling]);
      return polling;
    });
    return this.#next;
  }

  /** Sends heartbeats, dismisses followers without access, and polls in case a notice was lost. */
  async heartbeat(): Promise<void> {
    await forEachInBatches(this.followers, (follower) => follower.write(heartbeat));
    for (const follower of await findDismissed(this.#services.db, this.followers)) follower.dismiss();
    await this.poll();
  }

  async #deliver(): Promise<FeedPosition | null> {
    const { db } = this.#services;
    if (this.#followers.size === 0) return null;
    const position =
      this.#position === null ? await readPosition(db) : await this.#deliverSince(this.#position);
    this.#position = position;
    this.#resetIfIdle();
    return position;
  }

  /** Nothing is sent before all recipients are known: after a failure the next poll starts from here again. */
  async #deliverSince(since: FeedPosition): Promise<FeedPosition> {
    const { position, changes } = await listChangesSince(this.#services.db, since);
    const deliveries =
      changes.length > maxMissedChanges
        ? [() => this.#resetAll(position)]
        : await Promise.all(changes.map((change) => this.#prepareDelivery(change)));
    for (const deliver of deliveries) await deliver();
    return position;
  }

  async #prepareDelivery(change: StoredChange): Promise<() => Promise<void>> {
    const followers = feedsOf(change).flatMap((feed) => [...(this.#followers.get(feedKey(feed)) ?? [])]);
    if (followers.length === 0) return () => Promise.resolve();
    const recipients = new Set(await this.#recipients(followers, change));
    const message = messageOf(change);
    return () =>
      forEachInBatches(followers, (follower) => {
        if (recipients.has(follower)) follower.send(message);
        else if (follower.feed.kind !== 'organisation') follower.dismiss();
      });
  }

  async #recipients(followers: readonly Follower[], { isPublic, competitionId }: StoredChange) {
    return isPublic ? followers : recipientsAmong(this.#services.db, followers, competitionId);
  }

  #resetAll({ latestId }: FeedPosition): Promise<void> {
    const message = resetMessage(latestId);
    return forEachInBatches(this.followers, (follower) => follower.write(message));
  }

  /** Sends what was missed up to a position, and possibly some later changes; then resumes with the rest. */
  async #catchUp(follower: Follower, resume: Resume, { snapshot, latestId }: FeedPosition): Promise<void> {
    const { db, now } = this.#services;
    const missed =
      typeof resume === 'number'
        ? await listMissedChanges(db, follower.feed, { lastId: resume, now: now() })
        : null;
    if (missed === null) follower.write(resume === 'begin' ? readyMessage(latestId) : resetMessage(latestId));
    for (const change of missed ?? []) {
      const [recipient] = await this.#recipients([follower], change);
      recipient?.write(messageOf(change).bytes);
      await follower.waitForDrain();
    }
    const isVisible = visibleInSnapshot(snapshot);
    const laterIds = new Set(missed?.flatMap(({ id, writtenBy }) => (isVisible(writtenBy) ? [] : [id])));
    follower.resume(({ id, writtenBy }) => isVisible(writtenBy) || laterIds.has(id));
  }

  /** Without followers the position grows stale, and the next follower does not need what happened since. */
  #resetIfIdle(): void {
    if (this.#followers.size === 0) this.#position = null;
  }
}

function feedsOf({ matchId, competitionId, organisationId }: StoredChange): Feed[] {
  return [
    ...(matchId === null ? [] : [{ kind: 'match' as const, id: matchId }]),
    { kind: 'competition', id: competitionId },
    { kind: 'organisation', id: organisationId },
  ];
}
