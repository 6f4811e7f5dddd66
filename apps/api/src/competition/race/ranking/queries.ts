import { type Selectable, sql } from 'kysely';
import type { RaceResultsTable, StoredGroup, StoredSegment } from '../../../platform/db/race-tables.ts';
import type { Trx } from '../../../platform/db/schema.ts';

export type StoredPlaces = Pick<
  Selectable<RaceResultsTable>,
  | 'mark'
  | 'verdict'
  | 'gender'
  | 'position'
  | 'place'
  | 'genderPlace'
  | 'band'
  | 'bandPlace'
  | 'categoryPlace'
  | 'advance'
>;

/** Everyone with a result, by bib, with their current places. */
export function listRanked(trx: Trx, raceId: string) {
  return trx
    .selectFrom('raceResults as result')
    .innerJoin('raceEntries as entry', 'entry.id', 'result.entryId')
    .leftJoin('persons', 'persons.id', 'entry.personId')
    .leftJoin('users', 'users.id', 'entry.personId')
    .select(['result.entryId as id', 'result.mark', 'result.netMark', 'result.status'])
    .select([
      'result.lineOrder as order',
      'result.gender',
      'result.position',
      'result.place',
      'result.genderPlace',
    ])
    .select(['result.band', 'result.bandPlace', 'result.categoryPlace', 'result.card', 'result.verdict'])
    .select(['result.splits', 'result.segmentResults', 'result.splitPlaces', 'result.elapsed'])
    .select(['entry.heat', 'result.advance', 'result.tieOrder'])
    .select(['entry.gender as ownGender', 'entry.birthYear', 'entry.handicapTenths as handicap'])
    .select(({ fn }) => fn.coalesce('users.birthday', 'persons.birthday').as('birthDate'))
    .where('result.raceId', '=', raceId)
    .orderBy('entry.bibOrder')
    .execute();
}

export interface NewPlaces extends StoredPlaces {
  readonly entryId: string;
}

const rowsPerStatement = 5000;

export async function savePlaces(trx: Trx, rows: readonly NewPlaces[]): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const json = JSON.stringify(
      rows.slice(start, start + rowsPerStatement).map((row) => ({
        entry_id: row.entryId,
        mark: row.mark,
        verdict: row.verdict,
        gender: row.gender,
        position: row.position,
        place: row.place,
        gender_place: row.genderPlace,
        band: row.band,
        band_place: row.bandPlace,
        category_place: row.categoryPlace,
        advance: row.advance,
      })),
    );
    await sql`update race_results set mark = ranked.mark, verdict = ranked.verdict, gender = ranked.gender, position = ranked.position, place = ranked.place,
        gender_place = ranked.gender_place, band = ranked.band, band_place = ranked.band_place,
        category_place = ranked.category_place, advance = ranked.advance
      from jsonb_populate_recordset(null::race_results, ${json}::jsonb) as ranked
      where race_results.entry_id = ranked.entry_id`.execute(trx);
  }
}

interface NewParts {
  readonly entryId: string;
  readonly segmentResults: readonly StoredSegment[];
  readonly splitPlaces: readonly (number | null)[];
}

/** Saves changed segment times and split places. */
export async function saveParts(trx: Trx, rows: readonly NewParts[]): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const json = JSON.stringify(
      rows.slice(start, start + rowsPerStatement).map(({ entryId, segmentResults, splitPlaces }) => ({
        entry_id: entryId,
        segment_results: segmentResults,
        split_places: splitPlaces,
      })),
    );
    await sql`update race_results set segment_results = ranked.segment_results, split_places = ranked.split_places
      from jsonb_populate_recordset(null::race_results, ${json}::jsonb) as ranked
      where race_results.entry_id = ranked.entry_id`.execute(trx);
  }
}

export async function saveGroups(
  trx: Trx,
  raceId: string,
  { groups, cutLine }: { readonly groups: readonly StoredGroup[]; readonly cutLine: number | null },
): Promise<void> {
  await trx
    .updateTable('races')
    .set({ groups: JSON.stringify(groups), cutLine })
    .where('id', '=', raceId)
    .execute();
}

/** How many entries have no result. */
export async function countWaiting(trx: Trx, raceId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('raceEntries as entry')
    .leftJoin('raceResults as result', 'result.entryId', 'entry.id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('entry.raceId', '=', raceId)
    .where('result.entryId', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
