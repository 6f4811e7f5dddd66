import { sql, type Updateable } from 'kysely';
import { insertMany, type NewRow } from '../../../platform/db/insert-many.ts';
import { playerColumns } from '../../../platform/db/player-columns.ts';
import type { RaceEntriesTable } from '../../../platform/db/race-tables.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import { prefixQuery } from '../../../platform/db/search-text.ts';

/** Taken bibs and lanes of a race. */
export function listTaken(db: Database, raceId: string) {
  return db
    .selectFrom('raceEntries')
    .select(['bib', 'heat', 'lane', 'personId'])
    .where('raceId', '=', raceId)
    .execute();
}

export async function insertEntries(trx: Trx, entries: readonly NewRow<'raceEntries'>[]): Promise<void> {
  await insertMany(trx, 'raceEntries', entries);
}

function entriesWithResults(db: Database, raceId: string) {
  return db
    .selectFrom('raceEntries')
    .leftJoin('players', 'players.id', 'raceEntries.personId')
    .leftJoin('raceResults as result', 'result.entryId', 'raceEntries.id')
    .where('raceEntries.raceId', '=', raceId);
}

const shown = [
  'raceEntries.id as entryId',
  'raceEntries.bib',
  'raceEntries.club',
  'raceEntries.gender',
  'raceEntries.birthYear',
  'raceEntries.heat',
  'raceEntries.lane',
  'raceEntries.seedMark',
  'raceEntries.team',
  'raceEntries.handicapTenths',
  'raceEntries.teeTime',
  'raceEntries.startingHole',
  'raceEntries.version',
  'result.entryId as resultId',
  'result.mark',
  'result.netMark',
  'result.wind',
  'result.elapsed',
  'result.status',
  'result.lineOrder',
  'result.splits',
  'result.card',
  'result.bonus',
  'result.penalty',
  'result.sprintPoints',
  'result.climbPoints',
  'result.verdict',
  'result.place',
  'result.advance',
  'result.version as resultVersion',
] as const;

export type EntryRow = Awaited<ReturnType<typeof pageOfEntries>>[number];

interface EntryFilter {
  readonly search: string;
  readonly page: number;
  readonly limit: number;
}

/** Matches a bib, or a name with the words of the search. */
const isFound = (search: string) => {
  const words = prefixQuery(search);
  return sql<boolean>`(race_entries.bib = ${search} or (${words} <> ''
    and to_tsvector('simple', players.search_text) @@ to_tsquery('simple', ${words})))`;
};

export function pageOfEntries(db: Database, raceId: string, { search, page, limit }: EntryFilter) {
  return entriesWithResults(db, raceId)
    .select([...playerColumns, ...shown])
    .$if(search !== '', (query) => query.where(isFound(search)))
    .orderBy('raceEntries.bibOrder')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

export async function countEntries(db: Database, raceId: string, search: string): Promise<number> {
  const { count } = await entriesWithResults(db, raceId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .$if(search !== '', (query) => query.where(isFound(search)))
    .executeTakeFirstOrThrow();
  return count;
}

export function findEntry(db: Database, raceId: string, id: string) {
  return entriesWithResults(db, raceId)
    .select([...playerColumns, ...shown])
    .where('raceEntries.id', '=', id)
    .executeTakeFirst();
}

/** Whether another entry has the bib, or the lane in the heat. */
export async function findTaken(
  trx: Trx,
  raceId: string,
  { id, bib, heat, lane }: { id: string; bib: string; heat: number | null; lane: number | null },
) {
  const others = trx
    .selectFrom('raceEntries')
    .select('id')
    .where('raceId', '=', raceId)
    .where('id', '<>', id);
  if (await others.where('bib', '=', bib).executeTakeFirst()) return 'BIB_TWICE' as const;
  if (lane === null) return null;
  const inLane = others.where('lane', '=', lane).where(sql<boolean>`coalesce(heat, 0) = ${heat ?? 0}`);
  return (await inLane.executeTakeFirst()) ? ('LANE_TWICE' as const) : null;
}

export async function updateEntryRow(
  trx: Trx,
  id: string,
  change: Omit<Updateable<RaceEntriesTable>, 'version'>,
): Promise<void> {
  await trx
    .updateTable('raceEntries')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Changes to the first round apply to the later ones too. */
export async function updateInRound(
  trx: Trx,
  { raceId, firstEntryId }: { readonly raceId: string; readonly firstEntryId: string },
  change: Pick<Updateable<RaceEntriesTable>, 'bib' | 'club' | 'gender' | 'birthYear' | 'team'>,
): Promise<void> {
  await trx
    .updateTable('raceEntries')
    .set({ ...change, version: sql`version + 1` })
    .where('raceId', '=', raceId)
    .where('firstEntryId', '=', firstEntryId)
    .execute();
}

export async function deleteEntryRow(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('raceEntries').where('id', '=', id).execute();
}
