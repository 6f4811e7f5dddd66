import { sql } from 'kysely';
import { insertMany, type NewRow } from '../../../platform/db/insert-many.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';

export async function insertRounds(trx: Trx, rounds: readonly NewRow<'races'>[]): Promise<void> {
  await insertMany(trx, 'races', rounds);
}

/** All entries of a round by bib, with their seed marks and results. */
export function listOfRound(db: Database, raceId: string) {
  return db
    .selectFrom('raceEntries as entry')
    .leftJoin('raceResults as result', 'result.entryId', 'entry.id')
    .select(['entry.id', 'entry.bib', 'entry.heat', 'entry.lane', 'entry.seedMark', 'entry.firstEntryId'])
    .select(['entry.personId', 'entry.club', 'entry.gender', 'entry.birthYear', 'entry.team'])
    .select(['result.entryId as resultId', 'result.mark', 'result.status', 'result.lineOrder as order'])
    .select(['result.advance', 'result.tieOrder'])
    .where('entry.raceId', '=', raceId)
    .orderBy('entry.bibOrder')
    .execute();
}

export type InRound = Awaited<ReturnType<typeof listOfRound>>[number];

interface NewPlace {
  readonly id: string;
  readonly heat: number | null;
  readonly lane: number | null;
}

/** Lanes are emptied first, because two swimmers who swap would briefly share one. */
export async function savePlacesInHeats(trx: Trx, places: readonly NewPlace[]): Promise<void> {
  const ids = sql.val(places.map(({ id }) => id));
  await sql`update race_entries set lane = null where id = any(${ids}::uuid[])`.execute(trx);
  const json = JSON.stringify(places);
  await sql`update race_entries set heat = placed.heat, lane = placed.lane, version = race_entries.version + 1
    from jsonb_to_recordset(${json}::jsonb) as placed (id uuid, heat integer, lane integer)
    where race_entries.id = placed.id`.execute(trx);
}

export async function deleteStartList(trx: Trx, raceId: string): Promise<void> {
  await trx.deleteFrom('raceEntries').where('raceId', '=', raceId).execute();
}

export async function insertStarters(trx: Trx, starters: readonly NewRow<'raceEntries'>[]): Promise<void> {
  await insertMany(trx, 'raceEntries', starters);
}

export async function saveTieOrders(
  trx: Trx,
  orders: readonly { readonly id: string; readonly order: number }[],
): Promise<void> {
  const json = JSON.stringify(orders);
  await sql`update race_results set tie_order = told."order"
    from jsonb_to_recordset(${json}::jsonb) as told (id uuid, "order" integer)
    where race_results.entry_id = told.id`.execute(trx);
}
