import { sql } from 'kysely';
import { competitionsSeenBy } from '../../authorization/visible/queries.ts';
import type { Database } from '../../db/schema.ts';
import type { FeedKind } from './feed.ts';

const oneOf = (ids: readonly string[]) => sql<string>`any(${sql.val(ids)}::uuid[])`;

type Finder = (db: Database, userId: string | null, ids: readonly string[]) => Promise<{ id: string }[]>;

/** That an organisation exists is public; which of its matches one hears of is decided for each of them. */
const finders: Record<FeedKind, Finder> = {
  match: (db, userId, ids) =>
    competitionsSeenBy(db, userId)
      .innerJoin('matches', 'matches.competitionId', 'competitions.id')
      .select('matches.id')
      .where('matches.deletedAt', 'is', null)
      .where('matches.id', '=', oneOf(ids))
      .execute(),
  competition: (db, userId, ids) =>
    competitionsSeenBy(db, userId)
      .select('competitions.id')
      .where('competitions.id', '=', oneOf(ids))
      .execute(),
  organisation: (db, _userId, ids) =>
    db
      .selectFrom('organisations')
      .select('id')
      .where('id', '=', oneOf(ids))
      .where('deletedAt', 'is', null)
      .execute(),
};

/** Those of the given feeds that somebody may follow. */
export async function seenAmong(
  db: Database,
  userId: string | null,
  kind: FeedKind,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  return new Set((await finders[kind](db, userId, ids)).map(({ id }) => id));
}

/** Those of the given sessions that are open and whose people may see a competition: one question for all of them. */
export async function sessionsSeeing(
  db: Database,
  sessionIds: readonly string[],
  competitionId: string,
): Promise<ReadonlySet<string>> {
  if (sessionIds.length === 0) return new Set();
  const rows = await competitionsSeenBy(db, sql<string>`sessions.user_id`)
    .innerJoin('sessions', (join) => join.onTrue())
    .select('sessions.id')
    .where('competitions.id', '=', competitionId)
    .where('sessions.id', '=', oneOf(sessionIds))
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
