import { sql } from 'kysely';
import { competitionsVisibleTo } from '../../../platform/authorization/visible/queries.ts';
import type { Trx } from '../../../platform/db/schema.ts';

/** No particular user reads these, so only public data is sent. */
function publicCompetitions(trx: Trx) {
  return competitionsVisibleTo(trx, null)
    .select(['organisations.id as organisationId', 'organisations.orgCode'])
    .select('organisations.name as organisationName')
    .select(['competitions.id as competitionId', 'competitions.name as competitionName']);
}

/** The competition and its organisation, as every event names them. */
export type CompetitionFacts = NonNullable<Awaited<ReturnType<typeof findCompetitionFacts>>>;

export function findCompetitionFacts(trx: Trx, id: string) {
  return publicCompetitions(trx).where('competitions.id', '=', id).executeTakeFirst();
}

/** A race with published results; withdrawn results are not announced. */
export function findRaceFacts(trx: Trx, raceId: string) {
  return publicCompetitions(trx)
    .innerJoin('races', 'races.competitionId', 'competitions.id')
    .select(['races.id', 'races.name', 'races.startsAt', 'races.publication', 'races.edition'])
    .select(sql<number>`(select count(*) from race_entries where race_id = races.id)`.as('entries'))
    .select(sql<number>`(select count(*) from race_results where race_id = races.id)`.as('results'))
    .where('races.id', '=', raceId)
    .where('races.publication', 'in', ['PROVISIONAL', 'OFFICIAL'])
    .$narrowType<{ publication: 'PROVISIONAL' | 'OFFICIAL' }>()
    .executeTakeFirst();
}

export function findMatchFacts(trx: Trx, matchId: string) {
  return publicCompetitions(trx)
    .innerJoin('matches', 'matches.competitionId', 'competitions.id')
    .innerJoin('phases', 'phases.id', 'matches.phaseId')
    .leftJoin('teams as home', 'home.id', 'matches.homeTeamId')
    .leftJoin('teams as away', 'away.id', 'matches.awayTeamId')
    .leftJoin('fields', 'fields.id', 'matches.fieldId')
    .leftJoin('venues', 'venues.id', 'fields.venueId')
    .select(['matches.id', 'matches.state', 'matches.round', 'matches.kickOff'])
    .select(['matches.homeScore', 'matches.awayScore'])
    .select(['phases.id as phaseId', 'phases.name as phaseName'])
    .select(['home.id as homeId', 'home.name as homeName', 'away.id as awayId', 'away.name as awayName'])
    .select(['venues.name as venue', 'fields.name as field'])
    .where('matches.id', '=', matchId)
    .where('matches.deletedAt', 'is', null)
    .executeTakeFirst();
}

export type MatchFacts = NonNullable<Awaited<ReturnType<typeof findMatchFacts>>>;

export function findPhaseFacts(trx: Trx, phaseId: string) {
  return publicCompetitions(trx)
    .innerJoin('phases', 'phases.competitionId', 'competitions.id')
    .select(['phases.id as phaseId', 'phases.name as phaseName'])
    .where('phases.id', '=', phaseId)
    .executeTakeFirst();
}

export function findEntryFacts(trx: Trx, participationId: string) {
  return publicCompetitions(trx)
    .innerJoin('participations', 'participations.competitionId', 'competitions.id')
    .innerJoin('teams', 'teams.id', 'participations.teamId')
    .select(['participations.id', 'participations.status', 'teams.id as teamId', 'teams.name as teamName'])
    .where('participations.id', '=', participationId)
    .executeTakeFirst();
}

export function listTeamNames(trx: Trx, teamIds: readonly string[]) {
  return trx
    .selectFrom('teams')
    .select(['id', 'name'])
    .where('id', '=', sql<string>`any(${sql.val(teamIds)}::uuid[])`)
    .execute();
}

/** How often a match was made official; more than once means it was corrected. */
export async function countClosings(trx: Trx, matchId: string): Promise<number> {
  const { total } = await trx
    .selectFrom('matchEvents')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('matchId', '=', matchId)
    .where('type', '=', 'CLOSE_MATCH')
    .executeTakeFirstOrThrow();
  return Number(total);
}
