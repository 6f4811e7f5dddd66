import { sql } from 'kysely';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { Database } from '../../../platform/db/schema.ts';

const isAnyOf = (column: string, ids: readonly string[]) =>
  sql<boolean>`${sql.ref(column)} = any(${[...ids]}::uuid[])`;

/** Which of the given fields belong to the organisation. */
export async function listOwnFieldIds(
  db: Database,
  { organisationId }: OrganisationScope,
  ids: readonly string[],
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('fields')
    .select('id')
    .where('organisationId', '=', organisationId)
    .where('deletedAt', 'is', null)
    .where(isAnyOf('id', ids))
    .execute();
  return rows.map(({ id }) => id);
}

/** Fields with their venues and coordinates. */
export function listFields(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('fields')
    .innerJoin('venues', 'venues.id', 'fields.venueId')
    .select(['fields.id', 'fields.name', 'venues.id as venueId', 'venues.name as venueName'])
    .select(['venues.latitude', 'venues.longitude'])
    .where(isAnyOf('fields.id', ids))
    .execute();
}

export type FieldRow = Awaited<ReturnType<typeof listFields>>[number];

/** The referees of these matches. */
export function listReferees(db: Database, matchIds: readonly string[]) {
  return db
    .selectFrom('matchReferees')
    .innerJoin('users', 'users.id', 'matchReferees.userId')
    .select(['matchReferees.matchId', 'users.id as userId'])
    .select(sql<string>`trim(users.first_name || ' ' || users.surnames)`.as('name'))
    .where(isAnyOf('matchReferees.matchId', matchIds))
    .orderBy('name')
    .execute();
}

/** The other matches of these referees, in any organisation. */
export function listDuties(
  db: Database,
  { userIds, exceptIds }: { readonly userIds: readonly string[]; readonly exceptIds: readonly string[] },
) {
  return db
    .selectFrom('matchReferees')
    .innerJoin('matches', 'matches.id', 'matchReferees.matchId')
    .innerJoin('competitions', 'competitions.id', 'matches.competitionId')
    .innerJoin('categories', 'categories.id', 'competitions.categoryId')
    .select(['matchReferees.userId', 'matches.kickOff'])
    .select(['competitions.rulesOverride', 'categories.sportVariantKey'])
    .where(isAnyOf('matchReferees.userId', userIds))
    .where(sql<boolean>`not (matches.id = any(${[...exceptIds]}::uuid[]))`)
    .where('matches.state', '=', 'SCHEDULED')
    .where('matches.deletedAt', 'is', null)
    .where('matches.kickOff', 'is not', null)
    .$narrowType<{ kickOff: Date }>()
    .execute();
}

/** The wishes of a phase, and the kick-offs of its matches. */
export async function findRhythm(db: Database, phaseId: string) {
  const phase = await db
    .selectFrom('phases')
    .select('calendarWishes')
    .where('id', '=', phaseId)
    .executeTakeFirst();
  const dated = await db
    .selectFrom('matches')
    .select('kickOff')
    .distinct()
    .where('phaseId', '=', phaseId)
    .where('deletedAt', 'is', null)
    .where('kickOff', 'is not', null)
    .$narrowType<{ kickOff: Date }>()
    .execute();
  return { wishes: phase?.calendarWishes ?? null, kickOffs: dated.map(({ kickOff }) => kickOff) };
}
