import { sql } from 'kysely';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import type { OrganisationRef } from '../../competition/queries.ts';

interface Opening {
  readonly weekday: number;
  readonly from: string;
  readonly to: string;
}

const hours = sql<Opening[]>`(select coalesce(jsonb_agg(jsonb_build_object('weekday', weekday,
    'from', left(opens_at::text, 5), 'to', left(closes_at::text, 5)) order by weekday, opens_at), '[]')
  from venue_openings where venue_openings.venue_id = fields.venue_id)`;

/** All fields of an organisation. */
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

/** Closed days that overlap the season. */
export function findClosed(db: Database, { organisationId }: OrganisationRef, { first, last }: Days) {
  return db
    .selectFrom('closedDates')
    .select(['venueId', 'fieldId', 'teamId', 'startsOn as from', 'endsOn as to'])
    .where('organisationId', '=', organisationId)
    .where('endsOn', '>=', first)
    .where('startsOn', '<=', last)
    .orderBy('startsOn')
    .orderBy('id')
    .execute();
}

export type ClosedInput = Awaited<ReturnType<typeof findClosed>>[number];

interface OnFields {
  readonly fieldIds: readonly string[];
  readonly from: Date;
}

/** Kick-offs of other competitions on these fields. */
export function listTaken(trx: Trx, { fieldIds, from }: OnFields) {
  return trx
    .selectFrom('matches')
    .innerJoin('competitions', 'competitions.id', 'matches.competitionId')
    .select(['matches.fieldId', 'matches.kickOff'])
    .where(({ eb, fn, val }) => eb('matches.fieldId', '=', fn.any(val([...fieldIds]))))
    .where('matches.kickOff', '>=', from)
    .where('matches.state', '<>', 'CANCELLED')
    .where('matches.deletedAt', 'is', null)
    .where('competitions.deletedAt', 'is', null)
    .execute();
}
