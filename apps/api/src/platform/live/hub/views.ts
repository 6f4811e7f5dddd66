import { isSessionOpen } from '../../authorization/queries.ts';
import type { Database } from '../../db/schema.ts';
import type { FeedKind, Viewer } from '../feed/feed.ts';
import { seenAmong, sessionsSeeing } from '../feed/queries.ts';
import type { Follower } from './follower.ts';

/** Those of the given feeds that a session may follow: none, once it has ended. */
async function seenBySession(db: Database, viewer: Viewer, kind: FeedKind, ids: readonly string[]) {
  if (!(await isSessionOpen(db, viewer.sessionId))) return new Set<string>();
  return seenAmong(db, viewer.userId, kind, ids);
}

/** Those of the followers who may hear of a competition that is not for everybody, as things are now. */
export async function hearingAmong(
  db: Database,
  followers: readonly Follower[],
  competitionId: string,
): Promise<Follower[]> {
  const sessions = new Set(followers.flatMap(({ viewer }) => (viewer ? [viewer.sessionId] : [])));
  const seeing = await sessionsSeeing(db, [...sessions], competitionId);
  return followers.filter(({ viewer }) => viewer !== null && seeing.has(viewer.sessionId));
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
