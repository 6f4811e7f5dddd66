import { sql, type Updateable } from 'kysely';
import { insertMany, type NewRow } from '../../../../platform/db/insert-many.ts';
import type { RaceRankingsTable } from '../../../../platform/db/race-ranking-tables.ts';
import type { Trx } from '../../../../platform/db/schema.ts';

export async function insertRaceRankings(trx: Trx, rows: readonly NewRow<'raceRankings'>[]): Promise<void> {
  await insertMany(trx, 'raceRankings', rows);
}

/** Updates the row and increments its version. */
export async function updateRaceRankingRow(
  trx: Trx,
  id: string,
  change: Omit<Updateable<RaceRankingsTable>, 'version'>,
): Promise<void> {
  await trx
    .updateTable('raceRankings')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function deleteRaceRankingRow(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('raceRankings').where('id', '=', id).execute();
}

/** Removes a deleted race from all tables. */
export async function forgetRace(trx: Trx, competitionId: string, raceId: string): Promise<void> {
  await sql`update race_rankings set race_ids = race_ids - ${raceId}::text
    where competition_id = ${competitionId} and race_ids ? ${raceId}::text`.execute(trx);
}
