import { randomUUIDv7 } from 'node:crypto';
import { countLimit, type NewVenue, type Read, type Venue, type VenueQuery } from '@traip/contract';
import { sql } from 'kysely';
import type { OrganisationScope } from '../../platform/authorization/scope.ts';
import type { Database, Trx } from '../../platform/db/schema.ts';

type VenueInput = Read<typeof NewVenue>;
type VenueReply = Read<typeof Venue>;

/** A venue shows only the next dates on which it is fully closed; the whole list has its own call. */
const maxClosedDates = 50;

function activeVenues(db: Database, { organisationId }: OrganisationScope) {
  return db
    .selectFrom('venues')
    .where('venues.organisationId', '=', organisationId)
    .where('venues.deletedAt', 'is', null);
}

const fields = sql<VenueReply['fields']>`(select coalesce(jsonb_agg(
    jsonb_build_object('id', fields.id, 'name', fields.name) order by fields.place), '[]')
  from fields where fields.venue_id = venues.id and fields.deleted_at is null)`;

const openings = sql<VenueReply['openings']>`(select coalesce(jsonb_agg(jsonb_build_object(
    'weekday', weekday, 'opensAt', left(opens_at::text, 5), 'closesAt', left(closes_at::text, 5))
    order by weekday, opens_at), '[]')
  from venue_openings where venue_openings.venue_id = venues.id)`;

const closedFrom = (today: string) => sql<
  VenueReply['closedDates']
>`(select coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'startsOn', starts_on, 'endsOn', ends_on, 'reason', reason) order by starts_on, id), '[]')
  from (select * from closed_dates where closed_dates.venue_id = venues.id and field_id is null
      and ends_on >= ${today}::date
    order by starts_on, id limit ${sql.lit(maxClosedDates)}) as next)`;

function venueReplies(db: Database, scope: OrganisationScope, today: string) {
  return activeVenues(db, scope)
    .select(['venues.id', 'venues.name', 'venues.address', 'venues.city', 'venues.version'])
    .select(['venues.latitude', 'venues.longitude'])
    .select([fields.as('fields'), openings.as('openings'), closedFrom(today).as('closedDates')]);
}

export function findVenue(db: Database, scope: OrganisationScope, id: string, today: string) {
  return venueReplies(db, scope, today).where('venues.id', '=', id).executeTakeFirst();
}

/** Searches name and city, ignoring case and accents. */
const matchesSearch = (search: string) =>
  sql<boolean>`(position(folded(${search}) in venues.name_key) > 0
    or position(folded(${search}) in coalesce(folded(venues.city), '')) > 0)`;

export function pageOfVenues(
  db: Database,
  scope: OrganisationScope,
  { search, page, limit }: Read<typeof VenueQuery>,
  today: string,
) {
  return venueReplies(db, scope, today)
    .where(matchesSearch(search))
    .orderBy('venues.nameKey')
    .orderBy('venues.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

export async function countVenues(db: Database, scope: OrganisationScope, search: string): Promise<number> {
  const { count } = await db
    .selectFrom(
      activeVenues(db, scope)
        .where(matchesSearch(search))
        .select('venues.id')
        .limit(countLimit)
        .as('counted'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function findVersion(
  trx: Trx,
  scope: OrganisationScope,
  id: string,
): Promise<number | undefined> {
  const row = await activeVenues(trx, scope).where('venues.id', '=', id).select('version').executeTakeFirst();
  return row?.version;
}

export async function isNameTaken(
  trx: Trx,
  scope: OrganisationScope,
  { name, id }: { readonly name: string; readonly id?: string },
): Promise<boolean> {
  const others = activeVenues(trx, scope).where('venues.nameKey', '=', sql<string>`folded(${name})`);
  const row = await (id === undefined ? others : others.where('venues.id', '<>', id))
    .select('venues.id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertVenue(
  trx: Trx,
  { organisationId }: OrganisationScope,
  { id, createdAt, fields: own, openings: hours, ...venue }: VenueInput & { id: string; createdAt: Date },
): Promise<void> {
  await trx
    .insertInto('venues')
    .values({ id, createdAt, organisationId, ...venue })
    .execute();
  await saveFields(trx, { organisationId, venueId: id }, own);
  await saveOpenings(trx, id, hours);
}

/** Also locks the fields. */
export async function findFieldIds(trx: Trx, venueId: string): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('fields')
    .select('id')
    .where('venueId', '=', venueId)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Which of the given fields have matches still to be played. */
export async function findUsedFields(trx: Trx, ids: readonly string[], now: Date) {
  const rows = await trx
    .selectFrom('matches')
    .select('fieldId')
    .distinct()
    .where(({ eb, fn, val }) => eb('fieldId', '=', fn.any(val([...ids]))))
    .where('state', 'in', ['SCHEDULED', 'IN_PROGRESS'])
    .where('deletedAt', 'is', null)
    .where(({ eb, or }) => or([eb('kickOff', '>=', now), eb('state', '=', 'IN_PROGRESS')]))
    .execute();
  return rows.flatMap(({ fieldId }) => fieldId ?? []);
}

export async function removeFields(trx: Trx, ids: readonly string[], now: Date): Promise<void> {
  await trx
    .updateTable('fields')
    .set({ deletedAt: now })
    .where(({ eb, fn, val }) => eb('id', '=', fn.any(val([...ids]))))
    .execute();
}

export async function updateVenue(
  trx: Trx,
  { organisationId }: OrganisationScope,
  { id, version, fields: own, openings: hours, ...change }: VenueInput & { id: string; version: number },
): Promise<void> {
  await trx
    .updateTable('venues')
    .set({ ...change, version: version + 1 })
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .execute();
  await saveFields(trx, { organisationId, venueId: id }, own);
  await trx.deleteFrom('venueOpenings').where('venueId', '=', id).execute();
  await saveOpenings(trx, id, hours);
}

export async function deleteVenue(
  trx: Trx,
  { organisationId }: OrganisationScope,
  id: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('venues')
    .set({ deletedAt: now })
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .execute();
  await trx.deleteFrom('teamVenues').where('venueId', '=', id).execute();
  await trx.deleteFrom('closedDates').where('venueId', '=', id).execute();
}

/** In the order of the input. */
async function saveFields(
  trx: Trx,
  of: { readonly organisationId: string; readonly venueId: string },
  fieldInputs: VenueInput['fields'],
): Promise<void> {
  await trx
    .insertInto('fields')
    .values(
      fieldInputs.map(({ id = randomUUIDv7(), name }, index) => ({ id, ...of, name, place: index + 1 })),
    )
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(({ ref }) => ({ name: ref('excluded.name'), place: ref('excluded.place') })),
    )
    .execute();
}

async function saveOpenings(trx: Trx, venueId: string, hours: VenueInput['openings']): Promise<void> {
  if (hours.length === 0) return;
  await trx
    .insertInto('venueOpenings')
    .values(hours.map((opening) => ({ venueId, ...opening })))
    .execute();
}
