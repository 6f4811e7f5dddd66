import { sql } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import type { OrganisationRef } from '../../competition/queries.ts';

const isAnyOf = (column: string, ids: readonly string[]) =>
  sql<boolean>`${sql.ref(column)} = any(${[...ids]}::uuid[])`;

/** All matches of some phases that are not cancelled, by round. */
export function findMatches(db: Database, { organisationId }: OrganisationRef, phaseIds: readonly string[]) {
  return db
    .selectFrom('matches')
    .select(['id', 'phaseId', 'round', 'groupKey', 'tieKey', 'home', 'away', 'homeTeamId', 'awayTeamId'])
    .select(['state', 'kickOff', 'fieldId', 'isLocked'])
    .where('organisationId', '=', organisationId)
    .where(isAnyOf('phaseId', phaseIds))
    .where('deletedAt', 'is', null)
    .where('state', '<>', 'CANCELLED')
    .orderBy('round')
    .orderBy('key')
    .orderBy('id')
    .execute();
}

export type MatchInput = Awaited<ReturnType<typeof findMatches>>[number];

export function findTies(db: Database, phaseIds: readonly string[]) {
  return db
    .selectFrom('phaseTies')
    .select(['phaseId', 'tie'])
    .where(isAnyOf('phaseId', phaseIds))
    .orderBy('place')
    .execute();
}

export function findHomes(db: Database, { organisationId }: OrganisationRef, teamIds: readonly string[]) {
  return db
    .selectFrom('teamVenues')
    .select(['teamId', 'venueId'])
    .where('organisationId', '=', organisationId)
    .where(isAnyOf('teamId', teamIds))
    .orderBy('teamId')
    .orderBy('venueId')
    .execute();
}

interface SearchWindow {
  readonly phaseIds: readonly string[];
  readonly teamIds: readonly string[];
  readonly fieldIds: readonly string[];
  readonly from: Date;
  readonly to: Date;
}

/**
 * Matches of other phases that use one of the fields or teams, in any organisation, because no team can be in
 * two places. Only their times are used; nothing about them is shown.
 */
export function findOthers(db: Database, window: SearchWindow) {
  return db
    .selectFrom('matches')
    .innerJoin('competitions', 'competitions.id', 'matches.competitionId')
    .innerJoin('categories', 'categories.id', 'competitions.categoryId')
    .select(['matches.id', 'matches.kickOff', 'matches.fieldId'])
    .select(['matches.homeTeamId', 'matches.awayTeamId'])
    .select(['competitions.rulesOverride', 'categories.sportVariantKey'])
    .where(({ not }) => not(isAnyOf('matches.phaseId', window.phaseIds)))
    .where('matches.deletedAt', 'is', null)
    .where('competitions.deletedAt', 'is', null)
    .where('matches.state', '<>', 'CANCELLED')
    .where('matches.kickOff', '>=', window.from)
    .where('matches.kickOff', '<', window.to)
    .where(({ or }) =>
      or([
        isAnyOf('matches.fieldId', window.fieldIds),
        isAnyOf('matches.homeTeamId', window.teamIds),
        isAnyOf('matches.awayTeamId', window.teamIds),
      ]),
    )
    .execute();
}

export type OtherMatch = Awaited<ReturnType<typeof findOthers>>[number];

/** The last scheduled kick-off of the phases before each of these. */
export function findEndsBefore(db: Database, phaseIds: readonly string[]) {
  return db
    .selectFrom('phases as own')
    .innerJoin('phases as earlier', 'earlier.competitionId', 'own.competitionId')
    .innerJoin('matches', 'matches.phaseId', 'earlier.id')
    .select(['own.id as phaseId'])
    .select(({ fn }) => fn.max('matches.kickOff').as('end'))
    .where(isAnyOf('own.id', phaseIds))
    .whereRef('earlier.place', '<', 'own.place')
    .where('matches.deletedAt', 'is', null)
    .where('matches.state', '<>', 'CANCELLED')
    .groupBy('own.id')
    .execute();
}

/** The sport rules of each phase. */
export function findRules(db: Database, phaseIds: readonly string[]) {
  return db
    .selectFrom('phases')
    .innerJoin('competitions', 'competitions.id', 'phases.competitionId')
    .innerJoin('categories', 'categories.id', 'competitions.categoryId')
    .select(['phases.id as phaseId', 'competitions.rulesOverride', 'categories.sportVariantKey'])
    .where(isAnyOf('phases.id', phaseIds))
    .execute();
}
