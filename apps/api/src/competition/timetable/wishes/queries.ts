import { CalendarPreferences } from '@traip/contract';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import type { OrganisationRef } from '../../competition/queries.ts';
import type { Wishes } from './wishes.ts';

export async function saveWishes(trx: Trx, phaseIds: readonly string[], wishes: Wishes): Promise<void> {
  await trx
    .updateTable('phases')
    .set({ calendarWishes: JSON.stringify(wishes) })
    .where(({ eb, fn, val }) => eb('id', '=', fn.any(val([...phaseIds]))))
    .execute();
}

export async function findWishes(db: Database, { organisationId }: OrganisationRef, phaseId: string) {
  return db
    .selectFrom('phases')
    .select('calendarWishes')
    .where('organisationId', '=', organisationId)
    .where('id', '=', phaseId)
    .executeTakeFirst();
}

/** The wishes of a phase, or else of the nearest phase before it. */
export async function findNearestWishes(
  db: Database,
  { organisationId }: OrganisationRef,
  phaseId: string,
): Promise<Wishes | null> {
  const row = await db
    .selectFrom('phases as own')
    .innerJoin('phases as said', 'said.competitionId', 'own.competitionId')
    .select('said.calendarWishes')
    .where('own.organisationId', '=', organisationId)
    .where('own.id', '=', phaseId)
    .whereRef('said.place', '<=', 'own.place')
    .where('said.calendarWishes', 'is not', null)
    .orderBy('said.place', 'desc')
    .limit(1)
    .executeTakeFirst();
  return CalendarPreferences.safeParse(row?.calendarWishes).data ?? null;
}
