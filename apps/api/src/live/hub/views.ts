import type { Database } from '../../db/schema.ts';
import { isSessionOpen } from '../../gate/queries.ts';
import type { FeedKind, Viewer } from '../feed/feed.ts';
import { seenAmong } from '../feed/queries.ts';
import type { Follower } from './follower.ts';

/** Those of the given feeds that a session may follow: none, once it has ended. */
async function seenBySession(db: Database, viewer: Viewer, kind: FeedKind, ids: readonly string[]) {
  if (!(await isSessionOpen(db, viewer.sessionId))) return new Set<string>();
  return seenAmong(db, viewer.userId, kind, ids);
}

/** Who may hear of what is not for everybody. An answer is good until the next heartbeat. */
export class Views {
  readonly #db: Database;
  readonly #answers = new Map<string, boolean>();

  constructor(db: Database) {
    this.#db = db;
  }

  forget(): void {
    this.#answers.clear();
  }

  /** Those of the followers who may hear of a competition that is not for everybody. */
  async among(followers: readonly Follower[], competitionId: string): Promise<Follower[]> {
    const viewers = new Map(followers.flatMap(({ viewer }) => (viewer ? [[viewer.sessionId, viewer]] : [])));
    const answers = await Promise.all(
      [...viewers.values()].map(
        async (viewer) => [viewer.sessionId, await this.#sees(viewer, competitionId)] as const,
      ),
    );
    const seeing = new Map(answers);
    return followers.filter(({ viewer }) => viewer !== null && seeing.get(viewer.sessionId) === true);
  }

  async #sees(viewer: Viewer, competitionId: string): Promise<boolean> {
    const key = `${viewer.sessionId}:${competitionId}`;
    const known = this.#answers.get(key);
    if (known !== undefined) return known;
    const seen = await seenBySession(this.#db, viewer, 'competition', [competitionId]);
    this.#answers.set(key, seen.size > 0);
    return seen.size > 0;
  }
}

/** The followers who may not follow their feed any more. */
export async function thoseToSendAway(db: Database, followers: readonly Follower[]): Promise<Follower[]> {
  const away: Follower[] = [];
  for (const [kind, ofKind] of Map.groupBy(followers, ({ feed }) => feed.kind)) {
    const open = await seenAmong(db, null, kind, idsOf(ofKind));
    const narrow = ofKind.filter(({ feed }) => !open.has(feed.id));
    for (const own of Map.groupBy(narrow, ({ viewer }) => viewer?.sessionId).values()) {
      const viewer = own[0]?.viewer ?? null;
      const seen = viewer ? await seenBySession(db, viewer, kind, idsOf(own)) : new Set<string>();
      away.push(...own.filter(({ feed }) => !seen.has(feed.id)));
    }
  }
  return away;
}

function idsOf(followers: readonly Follower[]): string[] {
  return [...new Set(followers.map(({ feed }) => feed.id))];
}
