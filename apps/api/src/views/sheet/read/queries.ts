import { sql } from 'kysely';
import { competitionsVisibleTo } from '../../../platform/authorization/visible/queries.ts';
import { playerColumns } from '../../../platform/db/player-columns.ts';
import type { Database } from '../../../platform/db/schema.ts';

/** The competition of a sheet, if the user (null: an anonymous visitor) may see it. */
export function findCompetition(db: Database, userId: string | null, id: string) {
  return competitionsVisibleTo(db, userId)
    .innerJoin('seasons', 'seasons.id', 'competitions.seasonId')
    .innerJoin('categories', 'categories.id', 'competitions.categoryId')
    .select(['competitions.id', 'competitions.name', 'competitions.rulesOverride'])
    .select(['traips.name as traip', 'organisations.name as organisation'])
    .select(['seasons.name as season', 'categories.name as category', 'categories.sportVariantKey'])
    .where('competitions.id', '=', id)
    .executeTakeFirst();
}

export type SheetCompetition = NonNullable<Awaited<ReturnType<typeof findCompetition>>>;

/** Whether only those with a licence play in a competition. */
export async function asksForLicences(db: Database, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('competitions')
    .select('registrationRules')
    .where('id', '=', id)
    .executeTakeFirst();
  const rules = row?.registrationRules ?? null;
  return rules !== null && rules.requiresLicence !== false;
}

/** What teams are called, and their clubs. */
export function listTeamNames(db: Database, teamIds: readonly string[]) {
  return db
    .selectFrom('teams')
    .leftJoin('organisations', 'organisations.id', 'teams.organisationId')
    .select(['teams.name', 'organisations.name as organisation'])
    .where('teams.id', '=', sql<string>`any(${sql.val([...teamIds])}::uuid[])`)
    .orderBy('teams.name')
    .execute();
}

export function findPlayer(db: Database, personId: string) {
  return db
    .selectFrom('players')
    .select([...playerColumns, 'players.birthday'])
    .where('players.id', '=', personId)
    .executeTakeFirst();
}
