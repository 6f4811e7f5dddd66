import { CourtQueueSettings, type Read } from '@traip/contract';
import { competitionsVisibleTo } from '../../../platform/authorization/visible/queries.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import type { OrganisationRef } from '../../competition/queries.ts';

export type Settings = Read<typeof CourtQueueSettings>;

/** Undefined if the user can't see the competition; null if its matches have fixed times. */
export async function findSettings(
  db: Database,
  userId: string | null,
  competitionId: string,
): Promise<Settings | null | undefined> {
  const row = await competitionsVisibleTo(db, userId)
    .select('competitions.courtQueue')
    .where('competitions.id', '=', competitionId)
    .executeTakeFirst();
  return row && readSettings(row.courtQueue);
}

export function readSettings(stored: unknown): Settings | null {
  return CourtQueueSettings.nullable().parse(stored);
}

/** The courts of an organisation by name, in the order of their ids. */
export async function listCourts(db: Database, ids: readonly string[]) {
  const rows = await db
    .selectFrom('fields')
    .innerJoin('venues', 'venues.id', 'fields.venueId')
    .select(['fields.id', 'fields.name', 'fields.organisationId'])
    .select(['venues.id as venueId', 'venues.name as venueName'])
    .where(({ eb, fn, val }) => eb('fields.id', '=', fn.any(val([...ids]))))
    .where('fields.deletedAt', 'is', null)
    .where('venues.deletedAt', 'is', null)
    .execute();
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

export async function saveSettings(
  trx: Trx,
  competitionId: string,
  settings: Settings | null,
): Promise<void> {
  await trx
    .updateTable('competitions')
    .set({ courtQueue: settings === null ? null : JSON.stringify(settings) })
    .where('id', '=', competitionId)
    .execute();
}

/** Matches of a competition that have a time and haven't been played. */
export function listPlanned(trx: Trx, { organisationId }: OrganisationRef, competitionId: string) {
  return trx
    .selectFrom('matches')
    .select(['id', 'kickOff', 'fieldId'])
    .where('organisationId', '=', organisationId)
    .where('competitionId', '=', competitionId)
    .where('deletedAt', 'is', null)
    .where('state', '=', 'SCHEDULED')
    .orderBy('id')
    .forUpdate()
    .execute();
}
