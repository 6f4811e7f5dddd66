import { sql } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';

/** The phases in order, with their format and the first and last kick-off of their matches. */
export function listPhaseDates(db: Database, competitionId: string) {
  return db
    .selectFrom('phases')
    .leftJoin('brokerConfigs', 'brokerConfigs.phaseId', 'phases.id')
    .leftJoin('matches', (join) =>
      join.onRef('matches.phaseId', '=', 'phases.id').on('matches.deletedAt', 'is', null),
    )
    .select(['phases.id', 'brokerConfigs.params'])
    .select(({ fn }) => [
      fn.min('matches.kickOff').as('firstKickOff'),
      fn.max('matches.kickOff').as('lastKickOff'),
    ])
    .where('phases.competitionId', '=', competitionId)
    .groupBy(['phases.id', 'phases.place', 'brokerConfigs.params'])
    .orderBy('phases.place')
    .execute();
}

/** The venues of its matches, most used first. */
export function listVenues(db: Database, competitionId: string) {
  return db
    .selectFrom('matches')
    .innerJoin('fields', 'fields.id', 'matches.fieldId')
    .innerJoin('venues', 'venues.id', 'fields.venueId')
    .select(['venues.id', 'venues.name', 'venues.address', 'venues.city'])
    .select(['venues.latitude', 'venues.longitude'])
    .select(sql<string[]>`array_agg(distinct fields.name order by fields.name)`.as('fields'))
    .where('matches.competitionId', '=', competitionId)
    .where('matches.deletedAt', 'is', null)
    .where('venues.deletedAt', 'is', null)
    .groupBy('venues.id')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('venues.name')
    .execute();
}

/** The rules of its squads, and the organiser's public address. */
export function findSquadsAndContact(db: Database, competitionId: string) {
  return db
    .selectFrom('competitions')
    .leftJoin('organisationContacts', 'organisationContacts.organisationId', 'competitions.organisationId')
    .select(['competitions.registrationRules', 'organisationContacts.email'])
    .where('competitions.id', '=', competitionId)
    .executeTakeFirstOrThrow();
}
