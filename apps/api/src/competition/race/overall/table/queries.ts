import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { insertMany, type NewRow } from '../../../../platform/db/insert-many.ts';
import type { Trx } from '../../../../platform/db/schema.ts';
import type { RaceRankingRecord } from '../reply/queries.ts';

/** Serialises writes to the tables of a competition. */
export function lockRaceRankings(trx: Trx, competitionId: string): Promise<RaceRankingRecord[]> {
  return trx
    .selectFrom('raceRankings')
    .selectAll()
    .where('competitionId', '=', competitionId)
    .orderBy('position')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The races whose results count, in order; with rounds, only the finals. */
export function listCountedRaces(trx: Trx, competitionId: string) {
  return trx
    .selectFrom('races')
    .select(['id', 'kind', 'resolution', 'isTimeTrial'])
    .where('competitionId', '=', competitionId)
    .where('publication', 'in', ['PROVISIONAL', 'OFFICIAL'])
    .where('advance', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Everyone with a result in one of the races, by bib. */
export function listStarts(trx: Trx, raceIds: readonly string[]) {
  return trx
    .selectFrom('raceResults as result')
    .innerJoin('raceEntries as entry', 'entry.id', 'result.entryId')
    .leftJoin('persons', 'persons.id', 'entry.personId')
    .leftJoin('users', 'users.id', 'entry.personId')
    .select([
      'entry.id as entryId',
      'entry.raceId',
      'entry.personId',
      'entry.runner',
      'entry.bib',
      'entry.club',
    ])
    .select(['result.mark', 'result.status', 'result.verdict', 'result.gender', 'result.band'])
    .select(['result.place', 'result.genderPlace', 'result.categoryPlace'])
    .select(['result.bonus', 'result.penalty', 'result.sprintPoints', 'result.climbPoints'])
    .select(
      sql<number | null>`coalesce(entry.birth_year,
        extract(year from coalesce(users.birthday, persons.birthday))::integer)`.as('birthYear'),
    )
    .where('result.raceId', '=', sql<string>`any(${sql.val([...raceIds])}::uuid[])`)
    .orderBy('entry.bibOrder')
    .orderBy('entry.id')
    .execute();
}

type TableRow = NewRow<'raceRankingRows'>;

/** Writes only rows that changed, because a correction affects few of up to 50,000. */
export async function replaceRows(trx: Trx, raceRankingId: string, rows: readonly TableRow[]): Promise<void> {
  const stored = await trx
    .selectFrom('raceRankingRows')
    .selectAll()
    .where('raceRankingId', '=', raceRankingId)
    .execute();
  const before = new Map(stored.map((row) => [row.position, row]));
  const changed = rows.filter((row) => !isDeepStrictEqual(before.get(row.position), { ...row }));
  const removed = stored.filter(({ position }) => position > rows.length).map(({ position }) => position);
  const places = [...changed.map(({ position }) => position), ...removed];
  if (places.length === 0) return;
  await trx
    .deleteFrom('raceRankingRows')
    .where('raceRankingId', '=', raceRankingId)
    .where('position', '=', sql<number>`any(${sql.val(places)}::integer[])`)
    .execute();
  await insertMany(trx, 'raceRankingRows', changed);
}

export async function saveCounted(
  trx: Trx,
  id: string,
  { countedRaceIds, groups }: Pick<RaceRankingRecord, 'countedRaceIds' | 'groups'>,
): Promise<void> {
  await trx
    .updateTable('raceRankings')
    .set({ countedRaceIds: JSON.stringify(countedRaceIds), groups: JSON.stringify(groups) })
    .where('id', '=', id)
    .execute();
}

/** The competitions of these entries. */
export async function listCompetitionsOf(trx: Trx, entryIds: readonly string[]): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('raceEntries')
    .select('competitionId')
    .distinct()
    .where('id', '=', sql<string>`any(${sql.val([...entryIds])}::uuid[])`)
    .orderBy('competitionId')
    .execute();
  return rows.map(({ competitionId }) => competitionId);
}
