import { type ClosedDateQuery, countLimit, type Read, staffRoles } from '@traip/contract';
import type { Insertable } from 'kysely';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { ClosedDatesTable } from '../../../platform/db/calendar-tables.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';

type Asked = Read<typeof ClosedDateQuery> & { readonly from: string };

/** A private team does not exist for those who only belong to the organisation, and so does not rest either. */
function matching(
  db: Database,
  { organisationId, role }: OrganisationScope,
  { venueId, teamId, from }: Asked,
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

/** With the venue or the team that they are of. */
function asShown(found: ReturnType<typeof matching>) {
  return found
    .leftJoin('venues', 'venues.id', 'closedDates.venueId')
    .select(['closedDates.id', 'closedDates.startsOn', 'closedDates.endsOn', 'closedDates.reason'])
    .select(['venues.id as venueId', 'venues.name as venueName'])
    .select([
      'teams.id as teamId',
      'teams.name as teamName',
      'teams.code',
      'teams.sportKey',
      'teams.avatarKey',
    ]);
}

export type ClosedDateRow = Awaited<ReturnType<typeof pageOfClosedDates>>[number];

export function pageOfClosedDates(db: Database, scope: OrganisationScope, asked: Asked) {
  return asShown(matching(db, scope, asked))
    .orderBy('closedDates.startsOn')
    .orderBy('closedDates.id')
    .limit(asked.limit)
    .offset((asked.page - 1) * asked.limit)
    .execute();
}

export async function countClosedDates(
  db: Database,
  scope: OrganisationScope,
  asked: Asked,
): Promise<number> {
  const { count } = await db
    .selectFrom(matching(db, scope, asked).select('closedDates.id').limit(countLimit).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export function findClosedDate(db: Database, scope: OrganisationScope, id: string) {
  const any = { from: '0001-01-01', page: 1, limit: 1 };
  return asShown(matching(db, scope, any))
    .where('closedDates.id', '=', id)
    .executeTakeFirst();
}

export async function insertClosedDate(trx: Trx, closed: Insertable<ClosedDatesTable>): Promise<void> {
  await trx.insertInto('closedDates').values(closed).execute();
}

/** False when there was none. */
export async function deleteClosedDate(db: Database, { organisationId }: OrganisationScope, id: string) {
  const { numDeletedRows } = await db
    .deleteFrom('closedDates')
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
