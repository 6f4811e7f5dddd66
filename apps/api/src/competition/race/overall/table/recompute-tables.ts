import { countedMark } from '@traip/engine/race-day';
import { clubKey, type Start, type TableKind, type TableRow, tabulate } from '@traip/engine/race-tables';
import type { Selectable } from 'kysely';
import type { RaceRankingRowsTable } from '../../../../platform/db/race-ranking-tables.ts';
import type { Trx } from '../../../../platform/db/schema.ts';
import type { RaceRankingRecord } from '../reply/queries.ts';
import {
  listCompetitionsOf,
  listCountedRaces,
  listStarts,
  lockRaceRankings,
  replaceRows,
  saveCounted,
} from './queries.ts';

type CountedRace = Awaited<ReturnType<typeof listCountedRaces>>[number];
type StoredStart = Awaited<ReturnType<typeof listStarts>>[number];

/** Asks the engine for the tables of a competition, after something changed in its races. */
export async function recomputeTables(trx: Trx, competitionId: string): Promise<void> {
  const tables = await lockRaceRankings(trx, competitionId);
  if (tables.length === 0) return;
  const races = await listCountedRaces(trx, competitionId);
  const starts = await listStarts(
    trx,
    races.map(({ id }) => id),
  );
  for (const table of tables) await store(trx, table, racesOf(table, races), starts);
}

/** Like `recomputeTables`, for the competitions of these entries. */
export async function tabulateOfEntries(trx: Trx, entryIds: readonly string[]): Promise<void> {
  for (const competitionId of await listCompetitionsOf(trx, entryIds))
    await recomputeTables(trx, competitionId);
}

/** In a stage race times are added up; other marks can't be. */
const timed: ReadonlySet<TableKind> = new Set(['GENERAL', 'POINTS', 'MOUNTAINS', 'STAGE_TEAMS']);

function racesOf({ kind, raceIds }: RaceRankingRecord, races: readonly CountedRace[]) {
  const selected = raceIds === null ? races : races.filter(({ id }) => raceIds.includes(id));
  return timed.has(kind) ? selected.filter((race) => race.kind === 'TIME') : selected;
}

async function store(
  trx: Trx,
  table: RaceRankingRecord,
  races: readonly CountedRace[],
  all: readonly StoredStart[],
): Promise<void> {
  const byId = new Map(races.map((race) => [race.id, race]));
  const starts = all.flatMap((start) => {
    const race = byId.get(start.raceId);
    return race ? [{ ...start, ...factsOf(start, race) }] : [];
  });
  const rows = tabulate(table.kind, table.rules, races, starts);
  if ('breach' in rows) throw new Error(`Results that were accepted cannot be tabulated: ${rows.breach}`);
  const labels = labelsOf(races, starts);
  const { id: raceRankingId, organisationId, competitionId } = table;
  await replaceRows(
    trx,
    raceRankingId,
    rows.map(({ id, ...row }) => ({
      raceRankingId,
      organisationId,
      competitionId,
      ...labels(table.kind, id),
      ...row,
      gender: genderOf(row.gender),
      status: row.status as Stored['status'],
    })),
  );
  const countedRaceIds = races.map(({ id }) => id);
  await saveCounted(trx, raceRankingId, { countedRaceIds, groups: groupsOf(rows) });
}

type Stored = Selectable<RaceRankingRowsTable>;

function factsOf(start: StoredStart, race: CountedRace): Pick<Start, 'who' | 'mark' | 'status'> {
  const { personId, runner, bib, mark, status, verdict } = start;
  return {
    who: personId ?? (runner === null ? `bib ${bib}` : `runner ${runner}`),
    mark: mark === null || race.kind !== 'TIME' ? null : countedMark(mark, race),
    status: status ?? verdict,
  };
}

/** The first spelling of a club's name, and each person's entry for their last race. */
function labelsOf(
  races: readonly CountedRace[],
  starts: readonly (Pick<StoredStart, 'raceId' | 'entryId' | 'club'> & Pick<Start, 'who'>)[],
) {
  const clubs = new Map(
    starts.toReversed().flatMap(({ club }) => (club === null ? [] : [[clubKey(club), club] as const])),
  );
  const orderOf = new Map(races.map(({ id }, at) => [id, at]));
  const inTime = starts.toSorted((a, b) => (orderOf.get(a.raceId) ?? 0) - (orderOf.get(b.raceId) ?? 0));
  const entries = new Map(inTime.map(({ who: competitor, entryId }) => [competitor, entryId]));
  return (kind: TableKind, id: string) =>
    clubKinds.has(kind)
      ? { entryId: null, club: clubs.get(id) ?? id }
      : { entryId: entries.get(id) ?? null, club: null };
}

const clubKinds: ReadonlySet<TableKind> = new Set(['STAGE_TEAMS', 'TEAMS', 'CLUBS']);

function genderOf(gender: string | null) {
  return (['FEMALE', 'MALE', 'OTHER'] as const).find((one) => one === gender) ?? null;
}

/** The number of ranked rows overall, and by gender, age band and both. */
function groupsOf(rows: readonly TableRow[]): RaceRankingRecord['groups'] {
  const groups = new Map<string, RaceRankingRecord['groups'][number]>();
  const count = (gender: Stored['gender'], band: string | null, total: number | null) => {
    const key = `${gender}/${band}`;
    const { count: before, best } = groups.get(key) ?? { count: 0, best: total };
    groups.set(key, { gender, band, count: before + 1, best });
  };
  for (const { place, genderPlace, categoryPlace, band, total, ...row } of rows) {
    if ((place ?? genderPlace ?? categoryPlace) === null) continue;
    const gender = genderOf(row.gender);
    count(null, null, total);
    if (gender !== null) count(gender, null, total);
    if (band !== null) count(null, band, total);
    if (gender !== null && band !== null) count(gender, band, total);
  }
  return [...groups.values()];
}
