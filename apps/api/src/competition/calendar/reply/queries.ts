import { sql } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';

/** Fields with their venues, including deleted ones, which a stored result may refer to. */
export function findPlaces(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('fields')
    .innerJoin('venues', 'venues.id', 'fields.venueId')
    .select(['fields.id', 'fields.name', 'venues.id as venueId', 'venues.name as venueName'])
    .where(({ eb, fn, val }) => eb('fields.id', '=', fn.any(val([...ids]))))
    .execute();
}

export type PlaceRow = Awaited<ReturnType<typeof findPlaces>>[number];

/** The names of coaches and referees, for staff who plan matches. Players, among them minors, have none. */
export function findPersonNames(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('players')
    .select([
      'id',
      sql<string | null>`case when exists (select from team_members
          where person_id = players.id and role = 'COACH' and left_at is null)
        or exists (select from match_referees where user_id = players.id)
        then trim(first_name || ' ' || surnames) end`.as('name'),
    ])
    .where(({ eb, fn, val }) => eb('id', '=', fn.any(val([...ids]))))
    .orderBy('name')
    .orderBy('id')
    .execute();
}
