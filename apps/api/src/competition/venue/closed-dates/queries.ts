import { type ClosedDateQuery, countLimit, type Read, staffRoles } from '@traip/contract';
import type { Insertable } from 'kysely';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { ClosedDatesTable } from '../../../platform/db/calendar-tables.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';

type ClosedDatesQuery = Read<typeof ClosedDateQuery> & { readonly from: string };

/** Plain members of the organisation don't see the closed dates of private teams. */
function matchingDates(
  db: Database,
  { organisationId, role }: OrganisationScope,
  { venueId, teamId, from }: ClosedDatesQuery,
) {
  const all = db
    .selectFrom('closedDates')
    .leftJoin('teams', 'teams.id', 'closedDates.teamId')
    .where(({ eb, or }) =>
      staffRoles.includes(role)
        ? eb.lit(true)
        : or([eb('teams.privacy', 'is', null), eb('teams.privacy', '<>', 'PRIVATE')]),
    )
    .where('closedDates.organisationId', '=', organisationId)
    .where('closedDates.endsOn', '>=', from);
  const ofVenue = venueId === undefined ? all : all.where('closedDates.venueId', '=', venueId);
  return teamId === undefined ? ofVenue : ofVenue.where('closedDates.teamId', '=', teamId);
}

/** With their venue or team. */
function withOwners(found: ReturnType<typeof matchingDates>) {
  return found
    .leftJoin('venues', 'venues.id', 'closedDates.venueId')
    .leftJoin('fields', 'fields.id', 'closedDates.fieldId')
    .select(['closedDates.id', 'closedDates.startsOn', 'closedDates.endsOn', 'closedDates.reason'])
    .select(['venues.id as venueId', 'venues.name as venueName'])
    .select(['fields.id as fieldId', 'fields.name as fieldName'])
    .select([
      'teams.id as teamId',
      'teams.name as teamName',
      'teams.code',
      'teams.sportKey',
      'teams.competitorKind',
      'teams.avatarKey',
    ]);
}

export type ClosedDateRow = Awaited<ReturnType<typeof pageOfClosedDates>>[number];

export function pageOfClosedDates(db: Database, scope: OrganisationScope, query: ClosedDatesQuery) {
  return withOwners(matchingDates(db, scope, query))
    .orderBy('closedDates.startsOn')
    .orderBy('closedDates.id')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();
}

export async function countClosedDates(
  db: Database,
  scope: OrganisationScope,
  query: ClosedDatesQuery,
): Promise<number> {
  const { count } = await db
    .selectFrom(matchingDates(db, scope, query).select('closedDates.id').limit(countLimit).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export function findClosedDate(db: Database, scope: OrganisationScope, id: string) {
  const any = { from: '0001-01-01', page: 1, limit: 1 };
  return withOwners(matchingDates(db, scope, any))
    .where('closedDates.id', '=', id)
    .executeTakeFirst();
}

export async function insertClosedDate(trx: Trx, closed: Insertable<ClosedDatesTable>): Promise<void> {
  await trx.insertInto('closedDates').values(closed).execute();
}

/** Returns false if there was none. */
export async function deleteClosedDate(db: Database, { organisationId }: OrganisationScope, id: string) {
  const { numDeletedRows } = await db
    .deleteFrom('closedDates')
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
