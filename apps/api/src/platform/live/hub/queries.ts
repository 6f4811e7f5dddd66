import { sql } from 'kysely';
import { competitionsVisibleTo } from '../../authorization/visible/queries.ts';
import type { Database } from '../../db/schema.ts';
import type { Feed, FeedKind } from '../feed/feed.ts';

/** More changes, or older ones, are not resent: the client reloads instead. */
export const maxMissedChanges = 1_000;
const maxMissedAgeMs = 10 * 60_000;

/** Changes, and whether they are public. */
function changes(db: Database) {
  const competitionId = sql<string>`live_changes.competition_id`;
  return db
    .selectFrom('liveChanges')
    .select(['id', 'organisationId', 'competitionId', 'matchId', 'kind', 'payload', 'at', 'writtenBy'])
    .select(({ exists }) =>
      exists(
        competitionsVisibleTo(db, null).select(sql`1`.as('one')).where('competitions.id', '=', competitionId),
      )
        .$castTo<boolean>()
        .as('isPublic'),
    );
}

export type StoredChange = Awaited<ReturnType<ReturnType<typeof changes>['execute']>>[number];

/** A snapshot of PostgreSQL (which transactions had ended), and the latest id visible in it. */
export interface FeedPosition {
  readonly snapshot: string;
  readonly latestId: number;
}

const currentPosition = sql<FeedPosition>`(select pg_current_snapshot()::text as snapshot,
  (select coalesce(max(id), 0) from live_changes) as latest_id)`;

export function readPosition(db: Database): Promise<FeedPosition> {
  return db.selectFrom(currentPosition.as('current')).selectAll().executeTakeFirstOrThrow();
}

/**
 * What was committed since a position, whatever its ids, up to `maxMissedChanges` + 1 rows; and the new position. Both
 * come from one statement, so that no change is missed or delivered twice.
 */
export async function listChangesSince(db: Database, { snapshot: since }: FeedPosition) {
  const rows = await db
    .selectFrom(currentPosition.as('current'))
    .leftJoinLateral(
      () =>
        changes(db)
          .where(committedSince(since))
          .orderBy('id')
          .limit(maxMissedChanges + 1)
          .as('change'),
      (join) => join.onTrue(),
    )
    .selectAll()
    .execute();
  const [first] = rows;
  if (!first) throw new Error('The query for changes returned no position.');
  const { snapshot, latestId } = first;
  const found = rows.filter((row): row is typeof row & StoredChange => row.id !== null);
  return { position: { snapshot, latestId }, changes: found };
}

/** Whether the transaction of a change was not visible in the snapshot; the first condition can use the index. */
const committedSince = (
  snapshot: string,
) => sql<boolean>`(live_changes.written_by >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
  and not pg_visible_in_snapshot(live_changes.written_by, ${snapshot}::pg_snapshot))`;

const feedColumns = {
  match: 'matchId',
  competition: 'competitionId',
  organisation: 'organisationId',
} as const satisfies Record<FeedKind, string>;

/**
 * What a follower has missed since `lastId`: changes with later ids, and those with earlier ones that were not committed
 * yet when that one was written. `null`: too many, too long ago, or there is no such change.
 */
export async function listMissedChanges(
  db: Database,
  { kind, id }: Feed,
  { lastId, now }: { readonly lastId: number; readonly now: Date },
): Promise<StoredChange[] | null> {
  const lastSeen = await findLastSeenChange(db, lastId);
  if (!lastSeen) return null;
  const inFeed = () => changes(db).where(feedColumns[kind], '=', id);
  const later = await inFeed()
    .where('id', '>', lastId)
    .orderBy('id')
    .limit(maxMissedChanges + 1)
    .execute();
  const overtaken = await inFeed()
    .where('id', '<', lastId)
    .where(committedSince(lastSeen.writtenAfter))
    .orderBy('id')
    .limit(maxMissedChanges + 1)
    .execute();
  const missed = [...overtaken, ...later];
  const isTooOld = missed.some(({ at }) => now.getTime() - at.getTime() > maxMissedAgeMs);
  return missed.length > maxMissedChanges || isTooOld ? null : missed;
}

/** 0 means that the follower started before there was any change. */
async function findLastSeenChange(db: Database, lastId: number) {
  if (lastId === 0) return { writtenAfter: '1:1:' };
  return db.selectFrom('liveChanges').select('writtenAfter').where('id', '=', lastId).executeTakeFirst();
}
