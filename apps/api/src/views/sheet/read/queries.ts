import { sql } from 'kysely';
import { competitionsVisibleTo } from '../../../platform/authorization/visible/queries.ts';
import { playerColumns } from '../../../platform/db/player-columns.ts';
import type { Database } from '../../../platform/db/schema.ts';

/** The competition of a sheet, if the user (null: an anonymous visitor) may see it. */
export function findCompetition(db: Database, userId: string | null, id: string) {
  return competitionsVisibleTo(db, userId)
    .innerJoin('seasons', 'seasons.id', 'competitions.seasonId')
    .innerJoin('categories', 'categories.id', 'competitions.categoryId')
    .select(['competitions.id', 'competitions.name', 'competitions.state', 'competitions.rulesOverride'])
    .select('competitions.competitors')
    .select(['competitions.organisationId', 'traips.name as traip', 'organisations.name as organisation'])
    .select(['seasons.name as season', 'categories.name as category', 'categories.sportVariantKey'])
    .where('competitions.id', '=', id)
    .executeTakeFirst();
}

export type SheetCompetition = NonNullable<Awaited<ReturnType<typeof findCompetition>>>;

/** Whether a competition requires licences. */
export async function requiresLicences(db: Database, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('competitions')
    .select('registrationRules')
    .where('id', '=', id)
    .executeTakeFirst();
  const rules = row?.registrationRules ?? null;
  return rules !== null && rules.requiresLicence !== false;
}

/** The slots of all matches of a competition, and their ties. */
export function listSlots(db: Database, competitionId: string) {
  return db
    .selectFrom('matches')
    .select(['id', 'phaseId', 'key', 'round', 'groupKey', 'tieKey', 'home', 'away'])
    .where('competitionId', '=', competitionId)
    .where('deletedAt', 'is', null)
    .orderBy('phaseId')
    .orderBy('round')
    .orderBy('key')
    .execute();
}

export type SlotsRow = Awaited<ReturnType<typeof listSlots>>[number];

/** The phases of a competition with at least one tie, in order. */
export function listKnockouts(db: Database, competitionId: string) {
  return db
    .selectFrom('phases')
    .select(['id', 'name'])
    .where('competitionId', '=', competitionId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('matches')
          .select('matches.id')
          .whereRef('matches.phaseId', '=', 'phases.id')
          .where('matches.tieKey', 'is not', null)
          .where('matches.deletedAt', 'is', null),
      ),
    )
    .orderBy('place')
    .execute();
}

/** The people of all teams in a competition; if it requires licences, those who have one. */
export function listSquads(db: Database, competitionId: string, { isLicensed }: { isLicensed: boolean }) {
  const query = db
    .selectFrom('participations')
    .innerJoin('teams', 'teams.id', 'participations.teamId')
    .innerJoin('teamMembers', 'teamMembers.teamId', 'teams.id')
    .innerJoin('players', 'players.id', 'teamMembers.personId')
    .leftJoin('licences', (join) =>
      join
        .onRef('licences.personId', '=', 'players.id')
        .onRef('licences.teamId', '=', 'teams.id')
        .on('licences.competitionId', '=', competitionId)
        .on('licences.state', '=', 'APPROVED'),
    )
    .select(playerColumns)
    .select(['players.isListed', 'teams.id as teamId', 'teams.name as teamName', 'teams.privacy'])
    .select(['teamMembers.role', 'teamMembers.position', 'licences.isStaff'])
    .select(({ fn }) => fn.coalesce('licences.shirt', 'teamMembers.shirt').as('shirt'))
    .where('participations.competitionId', '=', competitionId)
    .where('participations.status', '=', 'ACCEPTED')
    .where('teamMembers.leftAt', 'is', null)
    .where('players.deletedAt', 'is', null)
    .orderBy('teams.name')
    .orderBy('teams.id')
    .orderBy(sql`coalesce(licences.shirt, team_members.shirt) nulls last`)
    .orderBy('players.searchText')
    .orderBy('players.id');
  return (isLicensed ? query.where('licences.id', 'is not', null) : query).execute();
}

export type SquadMember = Awaited<ReturnType<typeof listSquads>>[number];

/** The names of teams and their clubs. */
export function listTeamNames(db: Database, teamIds: readonly string[]) {
  return db
    .selectFrom('teams')
    .leftJoin('organisations', 'organisations.id', 'teams.organisationId')
    .select(['teams.name', 'organisations.name as organisation', 'organisations.id as organisationId'])
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
