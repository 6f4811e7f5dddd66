import type { Selectable } from 'kysely';
import type { RaceRankingsTable } from '../../../../platform/db/race-ranking-tables.ts';
import type { Database } from '../../../../platform/db/schema.ts';

export type RaceRankingRecord = Selectable<RaceRankingsTable>;

/** The rankings of a competition, in order. */
export function listRaceRankings(db: Database, competitionId: string): Promise<RaceRankingRecord[]> {
  return db
    .selectFrom('raceRankings')
    .selectAll()
    .where('competitionId', '=', competitionId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export function findRaceRanking(
  db: Database,
  competitionId: string,
  id: string,
): Promise<RaceRankingRecord | undefined> {
  return db
    .selectFrom('raceRankings')
    .selectAll()
    .where('competitionId', '=', competitionId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The names of a competition's races, by id. */
export async function findRaceNames(
  db: Database,
  competitionId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('races')
    .select(['id', 'name'])
    .where('competitionId', '=', competitionId)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
