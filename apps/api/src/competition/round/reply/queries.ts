import { sql } from 'kysely';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { Database } from '../../../platform/db/schema.ts';

const isOn = (today: string) =>
  sql<boolean>`bool_or((matches.kick_off at time zone 'Europe/Madrid')::date = ${today}::date)`;

/** All rounds of a competition, in order, with their progress. */
export function listRounds(
  db: Database,
  { organisationId }: OrganisationScope,
  { competitionId, today }: { readonly competitionId: string; readonly today: string },
) {
  return db
    .selectFrom('matches')
    .innerJoin('phases', 'phases.id', 'matches.phaseId')
    .select(['matches.phaseId', 'phases.name as phaseName', 'matches.round'])
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('matches'),
      fn.min('matches.kickOff').as('startsAt'),
      fn.max('matches.kickOff').as('endsAt'),
      fn.countAll<number>().filterWhere('matches.state', 'in', ['FINISHED', 'CLOSED']).as('withResult'),
      fn.countAll<number>().filterWhere('matches.state', 'in', ['CLOSED', 'CANCELLED']).as('official'),
      fn.countAll<number>().filterWhere('matches.state', '=', 'IN_PROGRESS').as('live'),
      eb.fn.coalesce(isOn(today), sql<boolean>`false`).as('isToday'),
    ])
    .where('matches.organisationId', '=', organisationId)
    .where('matches.competitionId', '=', competitionId)
    .where('matches.deletedAt', 'is', null)
    .groupBy(['matches.phaseId', 'phases.name', 'phases.place', 'matches.round'])
    .orderBy('phases.place')
    .orderBy('matches.round')
    .execute();
}

export type RoundRow = Awaited<ReturnType<typeof listRounds>>[number];

/** The sport of a competition and the organisation's rules about referees. */
export function findRules(db: Database, { organisationId }: OrganisationScope, competitionId: string) {
  return db
    .selectFrom('competitions')
    .innerJoin('categories', 'categories.id', 'competitions.categoryId')
    .innerJoin('organisations', 'organisations.id', 'competitions.organisationId')
    .select([
      'competitions.rulesOverride',
      'competitions.reportMode',
      'categories.sportVariantKey',
      'organisations.onlyAssignedReferees',
    ])
    .where('competitions.organisationId', '=', organisationId)
    .where('competitions.id', '=', competitionId)
    .where('competitions.deletedAt', 'is', null)
    .executeTakeFirst();
}

type Report = { readonly home: number; readonly away: number; readonly method: string | null } | null;

/** The report of one of the two teams. */
const reportOf = (
  side: 'home' | 'away',
) => sql<Report>`(select result_reports.result -> 'score' || jsonb_build_object('method', result_reports.result -> 'method') from result_reports
  where result_reports.match_id = matches.id and result_reports.team_id = ${sql.ref(`matches.${side}TeamId`)})`;

/** The details of matches that lists leave out. */
export function listResults(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('matches')
    .select(['id', 'tieKey', 'kind', 'result'])
    .select(
      sql<string[]>`array(select user_id::text from match_referees where match_id = matches.id)`.as(
        'referees',
      ),
    )
    .select(reportOf('home').as('homeReport'))
    .select(reportOf('away').as('awayReport'))
    .where('id', '=', sql<string>`any(${sql.val(ids)}::uuid[])`)
    .execute();
}

export type ResultRow = Awaited<ReturnType<typeof listResults>>[number];

/** The format of a phase, with the number of its teams and the byes of the round. */
export function findFormat(db: Database, phaseId: string) {
  return db
    .selectFrom('brokerConfigs')
    .select(['algorithm', 'params', 'seed'])
    .select(({ selectFrom }) =>
      selectFrom('phaseTeams')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('phaseTeams.phaseId', '=', 'brokerConfigs.phaseId')
        .as('teams'),
    )
    .where('phaseId', '=', phaseId)
    .executeTakeFirst();
}

/** Teams with a drawn bye in a round. */
export function listResting(db: Database, phaseId: string, round: number) {
  return db
    .selectFrom('phaseByes')
    .innerJoin('teams', 'teams.id', 'phaseByes.teamId')
    .select([
      'teams.id',
      'teams.name',
      'teams.code',
      'teams.sportKey',
      'teams.competitorKind',
      'teams.avatarKey',
    ])
    .where('phaseByes.phaseId', '=', phaseId)
    .where('phaseByes.round', '=', round)
    .execute();
}
