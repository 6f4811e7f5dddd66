import { sql } from 'kysely';
import { competitionsVisibleTo } from '../../authorization/visible/queries.ts';
import type { Database } from '../../db/schema.ts';
import type { FeedKind } from './feed.ts';

const anyOf = (ids: readonly string[]) => sql<string>`any(${sql.val(ids)}::uuid[])`;

type Finder = (db: Database, userId: string | null, ids: readonly string[]) => Promise<{ id: string }[]>;

/** An organisation's feed is public; access is checked for each change in it. */
const finders: Record<FeedKind, Finder> = {
  match: (db, userId, ids) =>
    competitionsVisibleTo(db, userId)
      .innerJoin('matches', 'matches.competitionId', 'competitions.id')
      .select('matches.id')
      .where('matches.deletedAt', 'is', null)
      .where('matches.id', '=', anyOf(ids))
      .execute(),
  competition: (db, userId, ids) =>
    competitionsVisibleTo(db, userId)
      .select('competitions.id')
      .where('competitions.id', '=', anyOf(ids))
      .execute(),
  organisation: (db, _userId, ids) =>
    db
      .selectFrom('organisations')
      .select('id')
      .where('id', '=', anyOf(ids))
      .where('deletedAt', 'is', null)
      .execute(),
};

/** The given feeds that a user may follow. */
export async function findVisibleFeeds(
  db: Database,
  userId: string | null,
  kind: FeedKind,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  return new Set((await finders[kind](db, userId, ids)).map(({ id }) => id));
}

/** The given sessions that are open and whose users may see a competition, in one query. */
export async function findSessionsSeeing(
  db: Database,
  sessionIds: readonly string[],
  competitionId: string,
): Promise<ReadonlySet<string>> {
  if (sessionIds.length === 0) return new Set();
  const rows = await competitionsVisibleTo(db, sql<string>`sessions.user_id`)
    .innerJoin('sessions', (join) => join.onTrue())
    .select('sessions.id')
    .where('competitions.id', '=', competitionId)
    .where('sessions.id', '=', anyOf(sessionIds))
    .where('sessions.endedAt', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function findOrganisationId(db: Database, orgCode: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('organisations')
    .select('id')
    .where('orgCode', '=', orgCode)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row?.id;
}
