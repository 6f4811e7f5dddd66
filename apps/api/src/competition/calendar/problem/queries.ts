import { sql } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import type { OrganisationRef } from '../../competition/queries.ts';

const isAnyOf = (column: string, ids: readonly string[]) =>
  sql<boolean>`${sql.ref(column)} = any(${[...ids]}::uuid[])`;

/** All matches of a phase that are not cancelled, by round. */
export function findPhaseMatches(db: Database, { organisationId }: OrganisationRef, phaseId: string) {
  return db
    .selectFrom('matches')
    .select(['id', 'round', 'groupKey', 'tieKey', 'home', 'away', 'homeTeamId', 'awayTeamId'])
    .select(['state', 'kickOff', 'fieldId', 'isLocked'])
    .where('organisationId', '=', organisationId)
    .where('phaseId', '=', phaseId)
    .where('deletedAt', 'is', null)
    .where('state', '<>', 'CANCELLED')
    .orderBy('round')
    .orderBy('key')
    .orderBy('id')
    .execute();
}

export type MatchInput = Awaited<ReturnType<typeof findPhaseMatches>>[number];

export async function findTies(db: Database, phaseId: string) {
  const rows = await db
    .selectFrom('phaseTies')
    .select('tie')
    .where('phaseId', '=', phaseId)
    .orderBy('place')
    .execute();
  return rows.map(({ tie }) => tie);
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
  readonly phaseId: string;
  readonly teamIds: readonly string[];
  readonly fieldIds: readonly string[];
  readonly from: Date;
  readonly to: Date;
}

/**
 * Matches of other phases that use one of the fields or teams, in any organisation, because no team can be in two
 * places. Only their times are used; nothing about them is shown.
 */
export function findOthers(db: Database, window: SearchWindow) {
  return db
    .selectFrom('matches')
    .innerJoin('competitions', 'competitions.id', 'matches.competitionId')
    .innerJoin('categories', 'categories.id', 'competitions.categoryId')
    .select(['matches.kickOff', 'matches.fieldId', 'matches.homeTeamId', 'matches.awayTeamId'])
    .select(['competitions.rulesOverride', 'categories.sportVariantKey'])
    .where('matches.phaseId', '<>', window.phaseId)
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

/** The last scheduled kick-off of the earlier phases. */
export async function findEndBefore(db: Database, phaseId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('phases as own')
    .innerJoin('phases as earlier', 'earlier.competitionId', 'own.competitionId')
    .innerJoin('matches', 'matches.phaseId', 'earlier.id')
    .select(({ fn }) => fn.max('matches.kickOff').as('end'))
    .where('own.id', '=', phaseId)
    .whereRef('earlier.place', '<', 'own.place')
    .where('matches.deletedAt', 'is', null)
    .where('matches.state', '<>', 'CANCELLED')
    .executeTakeFirst();
  return row?.end ?? null;
}
