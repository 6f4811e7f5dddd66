import { sql, type Updateable } from 'kysely';
import { insertMany, type NewRow } from '../../../platform/db/insert-many.ts';
import type { RacesTable } from '../../../platform/db/race-tables.ts';
import type { Trx } from '../../../platform/db/schema.ts';

export async function insertRaces(trx: Trx, races: readonly NewRow<'races'>[]): Promise<void> {
  await insertMany(trx, 'races', races);
}

/** How many races a competition has, and the last position. */
export function countPositions(trx: Trx, competitionId: string) {
  return trx
    .selectFrom('races')
    .select(({ fn }) => [
      // Rounds aren't separate races.
      sql<number>`count(*) filter (where event_id is null)`.as('count'),
      fn.coalesce(fn.max('position'), sql<number>`0`).as('last'),
    ])
    .where('competitionId', '=', competitionId)
    .executeTakeFirstOrThrow();
}

/** Updates the row and increments its version. */
export async function updateRaceRow(
  trx: Trx,
  id: string,
  change: Omit<Updateable<RacesTable>, 'version'>,
): Promise<void> {
  await trx
    .updateTable('races')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Comes with a results file, so the version stays: a user about to publish has nothing new to see. */
export async function saveSplitPoints(trx: Trx, id: string, points: readonly unknown[]): Promise<void> {
  await trx
    .updateTable('races')
    .set({ splitPoints: JSON.stringify(points) })
    .where('id', '=', id)
    .execute();
}

export async function deleteRaceRow(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('races').where('id', '=', id).execute();
}

export async function hasResults(trx: Trx, raceId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('raceResults')
    .select('entryId')
    .where('raceId', '=', raceId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasEntries(trx: Trx, raceId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('raceEntries')
    .select('id')
    .where('raceId', '=', raceId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether any round of its event has results. */
export async function hasResultsInRounds(
  trx: Trx,
  { id, eventId }: { readonly id: string; readonly eventId: string | null },
): Promise<boolean> {
  const first = eventId ?? id;
  const row = await trx
    .selectFrom('raceResults')
    .innerJoin('races', 'races.id', 'raceResults.raceId')
    .select('entryId')
    .where(({ eb, or }) => or([eb('races.id', '=', first), eb('races.eventId', '=', first)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The submitted cards. */
export function listCards(trx: Trx, raceId: string) {
  return trx.selectFrom('raceResults').select('card').where('raceId', '=', raceId).execute();
}
