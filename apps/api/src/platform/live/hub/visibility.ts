import { isSessionOpen } from '../../authorization/queries.ts';
import type { Database } from '../../db/schema.ts';
import type { FeedKind, Viewer } from '../feed/feed.ts';
import { findSessionsSeeing, findVisibleFeeds } from '../feed/queries.ts';
import type { Follower } from './follower.ts';

/** The given feeds that a session may follow: none once it has ended. */
async function visibleToSession(db: Database, viewer: Viewer, kind: FeedKind, ids: readonly string[]) {
  if (!(await isSessionOpen(db, viewer.sessionId))) return new Set<string>();
  return findVisibleFeeds(db, viewer.userId, kind, ids);
}

/** The followers who may see a non-public competition now. */
export async function recipientsAmong(
  db: Database,
  followers: readonly Follower[],
  competitionId: string,
): Promise<Follower[]> {
  const sessions = new Set(followers.flatMap(({ viewer }) => (viewer ? [viewer.sessionId] : [])));
  const seeing = await findSessionsSeeing(db, [...sessions], competitionId);
  return followers.filter(({ viewer }) => viewer !== null && seeing.has(viewer.sessionId));
}

/** The followers who may no longer follow their feed. */
export async function findDismissed(db: Database, followers: readonly Follower[]): Promise<Follower[]> {
  const dismissed: Follower[] = [];
  for (const [kind, ofKind] of Map.groupBy(followers, ({ feed }) => feed.kind)) {
    const publicIds = await findVisibleFeeds(db, null, kind, idsOf(ofKind));
    const restricted = ofKind.filter(({ feed }) => !publicIds.has(feed.id));
    for (const own of Map.groupBy(restricted, ({ viewer }) => viewer?.sessionId).values()) {
      const viewer = own[0]?.viewer ?? null;
      const visible = viewer ? await visibleToSession(db, viewer, kind, idsOf(own)) : new Set<string>();
      dismissed.push(...own.filter(({ feed }) => !visible.has(feed.id)));
    }
  }
  return dismissed;
}

function idsOf(followers: readonly Follower[]): string[] {
  return [...new Set(followers.map(({ feed }) => feed.id))];
}
