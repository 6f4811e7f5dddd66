import { sql } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import type { OrganisationRef } from '../../competition/queries.ts';

const isAnyOf = (column: string, ids: readonly string[]) =>
  sql<boolean>`${sql.ref(column)} = any(${[...ids]}::uuid[])`;

/** Every match of a phase that still counts, in the order of its rounds. */
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

interface Opening {
  readonly weekday: number;
  readonly from: string;
  readonly to: string;
}

const hours = sql<Opening[]>`(select coalesce(jsonb_agg(jsonb_build_object('weekday', weekday,
    'from', left(opens_at::text, 5), 'to', left(closes_at::text, 5)) order by weekday, opens_at), '[]')
  from venue_openings where venue_openings.venue_id = fields.venue_id)`;

/** All fields of an organisation on which one can play. */
export function findFields(db: Database, { organisationId }: OrganisationRef) {
  return db
    .selectFrom('fields')
    .innerJoin('venues', 'venues.id', 'fields.venueId')
    .select(['fields.id', 'fields.venueId', hours.as('openings')])
    .where('fields.organisationId', '=', organisationId)
    .where('fields.deletedAt', 'is', null)
    .where('venues.deletedAt', 'is', null)
    .orderBy('venues.nameKey')
    .orderBy('fields.place')
    .orderBy('fields.id')
    .execute();
}

export type FieldInput = Awaited<ReturnType<typeof findFields>>[number];

interface Days {
  readonly first: string;
  readonly last: string;
}

/** Days of a season on which something is closed. */
export function findClosed(db: Database, { organisationId }: OrganisationRef, { first, last }: Days) {
  return db
    .selectFrom('closedDates')
    .select(['venueId', 'teamId', 'startsOn as from', 'endsOn as to'])
    .where('organisationId', '=', organisationId)
    .where('endsOn', '>=', first)
    .where('startsOn', '<=', last)
    .orderBy('startsOn')
    .orderBy('id')
    .execute();
}

export type ClosedInput = Awaited<ReturnType<typeof findClosed>>[number];

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
 * Matches of other phases that take a field, or in which one of the teams plays: of any organisation, since nobody
 * plays in two places. Only the time counts; it is told to nobody.
 */
export function findOthers(db: Database, around: SearchWindow) {
  return db
    .selectFrom('matches')
    .innerJoin('competitions', 'competitions.id', 'matches.competitionId')
    .innerJoin('categories', 'categories.id', 'competitions.categoryId')
    .select(['matches.kickOff', 'matches.fieldId', 'matches.homeTeamId', 'matches.awayTeamId'])
    .select(['competitions.rulesOverride', 'categories.sportVariantKey'])
    .where('matches.phaseId', '<>', around.phaseId)
    .where('matches.deletedAt', 'is', null)
    .where('competitions.deletedAt', 'is', null)
    .where('matches.state', '<>', 'CANCELLED')
    .where('matches.kickOff', '>=', around.from)
    .where('matches.kickOff', '<', around.to)
    .where(({ or }) =>
      or([
        isAnyOf('matches.fieldId', around.fieldIds),
        isAnyOf('matches.homeTeamId', around.teamIds),
        isAnyOf('matches.awayTeamId', around.teamIds),
      ]),
    )
    .execute();
}

export type OtherMatch = Awaited<ReturnType<typeof findOthers>>[number];

/** What a phase is played by. */
export function findRules(db: Database, phaseId: string) {
  return db
    .selectFrom('phases')
    .innerJoin('competitions', 'competitions.id', 'phases.competitionId')
    .innerJoin('categories', 'categories.id', 'competitions.categoryId')
    .select(['competitions.rulesOverride', 'categories.sportVariantKey'])
    .where('phases.id', '=', phaseId)
    .executeTakeFirstOrThrow();
}

/** When the phases before this one are over, as far as anybody has said. */
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
