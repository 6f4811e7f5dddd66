import { sql } from 'kysely';
import { competitionsSeenBy } from '../../authorization/visible/queries.ts';
import type { Database } from '../../db/schema.ts';
import type { Feed, FeedKind } from '../feed/feed.ts';

/** More than this, or older than that, is not told again: who was away so long asks anew. */
export const mostMissed = 1_000;
const oldestMissed = 10 * 60_000;

/** A change, and whether everybody may hear of it. */
function changes(db: Database) {
  const competitionId = sql<string>`live_changes.competition_id`;
  return db
    .selectFrom('liveChanges')
    .select(['id', 'organisationId', 'competitionId', 'matchId', 'kind', 'payload', 'at', 'writtenBy'])
    .select(({ exists }) =>
      exists(
        competitionsSeenBy(db, null).select(sql`1`.as('one')).where('competitions.id', '=', competitionId),
      )
        .$castTo<boolean>()
        .as('isPublic'),
    );
}

export type StoredChange = Awaited<ReturnType<ReturnType<typeof changes>['execute']>>[number];

/** A moment as the database tells it, every transaction that has ended; and the latest id that could be seen then. */
export interface Moment {
  readonly seen: string;
  readonly latestId: number;
}

const look = sql<Moment>`(select pg_current_snapshot()::text as seen,
  (select coalesce(max(id), 0) from live_changes) as latest_id)`;

export function readMoment(db: Database): Promise<Moment> {
  return db.selectFrom(look.as('look')).selectAll().executeTakeFirstOrThrow();
}

/**
 * What was committed since a moment, whichever ids it has, up to `mostMissed` and one; and the moment of this look.
 * Both come from one statement: nothing falls between two looks, and nothing is seen twice.
 */
export async function changesSince(db: Database, { seen: since }: Moment) {
  const rows = await db
    .selectFrom(look.as('look'))
    .leftJoinLateral(
      () =>
        changes(db)
          .where(writtenSince(since))
          .orderBy('id')
          .limit(mostMissed + 1)
          .as('change'),
      (join) => join.onTrue(),
    )
    .selectAll()
    .execute();
  const [first] = rows;
  if (!first) throw new Error('A look at the changes has no moment.');
  const { seen, latestId } = first;
  const found = rows.filter((row): row is typeof row & StoredChange => row.id !== null);
  return { moment: { seen, latestId }, changes: found };
}

/** Whether the transaction of a change could not be seen yet; the first half is what an index knows. */
const writtenSince = (
  seen: string,
) => sql<boolean>`(live_changes.written_by >= pg_snapshot_xmin(${seen}::pg_snapshot)
  and not pg_visible_in_snapshot(live_changes.written_by, ${seen}::pg_snapshot))`;

const columns = {
  match: 'matchId',
  competition: 'competitionId',
  organisation: 'organisationId',
} as const satisfies Record<FeedKind, string>;

/**
 * What somebody has missed in a feed who has heard of `lastId`: what has later ids, and what has earlier ones but
 * was not committed yet when that one was written. `null`: too much, too long ago, or there is no such change.
 */
export async function missedSince(
  db: Database,
  { kind, id }: Feed,
  { lastId, now }: { readonly lastId: number; readonly now: Date },
): Promise<StoredChange[] | null> {
  const heard = await findHeard(db, lastId);
  if (!heard) return null;
  const inFeed = () => changes(db).where(columns[kind], '=', id);
  const later = await inFeed()
    .where('id', '>', lastId)
    .orderBy('id')
    .limit(mostMissed + 1)
    .execute();
  const overtaken = await inFeed()
    .where('id', '<', lastId)
    .where(writtenSince(heard.writtenAfter))
    .orderBy('id')
    .limit(mostMissed + 1)
    .execute();
  const missed = [...overtaken, ...later];
  const isTooOld = missed.some(({ at }) => now.getTime() - at.getTime() > oldestMissed);
  return missed.length > mostMissed || isTooOld ? null : missed;
}

/** Who began before there was any change has heard of none. */
async function findHeard(db: Database, lastId: number) {
  if (lastId === 0) return { writtenAfter: '1:1:' };
  return db.selectFrom('liveChanges').select('writtenAfter').where('id', '=', lastId).executeTakeFirst();
}
