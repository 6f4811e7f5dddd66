import { pageWith, type RaceResults, type Read, type raceCalls, refuse } from '@traip/contract';
import { countedMark, gapTo, isLowestBest, markBy } from '@traip/engine/race-day';
import { playerInBrief } from '../../../people/person/player-in-brief.ts';
import type { PlayerRow } from '../../../platform/db/player-columns.ts';
import type { Database } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { playerOf } from '../entries/entry-reply.ts';
import { listMembers } from '../relay/queries.ts';
import { type CountedRace, findRace, isVisible } from '../reply/queries.ts';
import { raceReply } from '../reply/race-reply.ts';
import { golfLine } from './golf-line.ts';
import {
  countInHeats,
  countResults,
  isUnfiltered,
  listSharedPlaces,
  pageOfHeats,
  pageOfResults,
  type ResultFilter,
} from './queries.ts';

type Row = Read<typeof RaceResults>['items'][number];
type StoredRow = Awaited<ReturnType<typeof pageOfResults>>[number];

/** The public results: none while the race is a draft. */
export const getResults: Handler<typeof raceCalls.results> = async ({ db, caller }, { params, query }) => {
  const { competitionId, raceId } = params;
  if (!(await isVisible(db, caller?.userId ?? null, competitionId))) return refuse('NOT_FOUND');
  const race = await findRace(db, competitionId, raceId);
  if (!race) return refuse('NOT_FOUND');
  const shown = { race: raceReply(race) };
  if (race.publication === 'DRAFT') return { ...shown, ...pageWith([], { ...query, total: 0 }) };
  const isByHeat = query.by === 'HEAT';
  const total = isByHeat
    ? await countInHeats(db, raceId, query.search)
    : isUnfiltered(query)
      ? race.results
      : await countResults(db, raceId, query);
  const rows = isByHeat ? await pageOfHeats(db, raceId, query) : await pageOfResults(db, race, query);
  return { ...shown, ...pageWith(await repliesOf(db, race, query, rows), { ...query, total }) };
};

/** A page of published results, as the public sees them. */
export async function listResults(
  db: Database,
  race: CountedRace,
  query: Parameters<typeof pageOfResults>[2],
): Promise<Row[]> {
  return repliesOf(db, race, query, await pageOfResults(db, race, query));
}

/** The result of one entry, as the public sees it. */
export async function findResult(db: Database, race: CountedRace, entryId: string): Promise<Row | undefined> {
  const [row] = await listResults(db, race, { search: '', entryId, page: 1, limit: 1 });
  return row;
}

/** The published results of a round, heat by heat. */
export async function listByHeat(db: Database, race: CountedRace, limit: number): Promise<Row[]> {
  const all = { search: '', page: 1, limit };
  return repliesOf(db, race, all, await pageOfHeats(db, race.id, all));
}

async function repliesOf(
  db: Database,
  race: CountedRace,
  filter: ResultFilter,
  rows: readonly StoredRow[],
): Promise<Row[]> {
  const shared = race.golf === null ? none : await listSharedPlaces(db, race.id, filter);
  const ids = rows.map(({ entryId }) => entryId);
  const members = race.legs === null ? [] : await listMembers(db, ids);
  const relays = Map.groupBy(members, ({ entryId }) => entryId);
  return rows.map(rowReply(race, filter, { shared, relays }));
}

const none: ReadonlySet<number> = new Set();

interface ResultContext {
  /** Places shared by several entries. */
  readonly shared: ReadonlySet<number>;
  /** The members of each relay. */
  readonly relays: ReadonlyMap<string, readonly PlayerRow[]>;
}

function rowReply(
  race: CountedRace,
  { gender, band }: ResultFilter,
  { shared, relays }: ResultContext,
): (row: StoredRow) => Row {
  const isLow = isLowestBest(race.kind, race.golf);
  const clock = gender === undefined && band === undefined ? race.overallBy : race.groupsBy;
  const group = race.groups.find((one) => one.gender === (gender ?? null) && one.band === (band ?? null));
  return (row) => {
    const { entryId, bib, club, place, genderPlace, categoryPlace, heat, lane, heatPlace, advance } = row;
    const status = row.status ?? row.verdict;
    // The mark of a disqualified runner is stored but not shown.
    const shown = (value: number | null) =>
      value === null || status === 'DSQ' ? null : countedMark(value, race);
    const [mark, netMark] = [shown(row.mark), shown(row.netMark)];
    const player = playerOf(row);
    return {
      entryId,
      bib,
      person: player && playerInBrief(player, false),
      club,
      team: row.team,
      members: (relays.get(entryId) ?? []).map((member) => playerInBrief(member, false)),
      gender: row.gender,
      band: row.band,
      heat,
      lane,
      heatPlace,
      advance,
      mark,
      netMark,
      wind: status === 'DSQ' ? null : row.wind,
      elapsed: status === 'DSQ' ? null : row.elapsed,
      status,
      order: row.lineOrder,
      ...partsOf(row),
      ...extrasOf(row),
      place,
      groupPlace: groupPlaceOf(row, { gender, band }),
      genderPlace,
      categoryPlace,
      gap:
        mark === null || place === null || !group
          ? null
          : gapTo(group.best, markBy(clock, { mark, netMark }), isLow),
      golf: golfLine(race, row, place !== null && shared.has(place)),
    };
  };
}

/** Like the mark, splits of disqualified runners aren't shown. */
function partsOf(row: StoredRow): Pick<Row, 'splits' | 'splitPlaces' | 'segments'> {
  if (row.status === 'DSQ') return { splits: [], splitPlaces: [], segments: [] };
  return {
    splits: [...(row.splits ?? [])],
    splitPlaces: [...(row.splitPlaces ?? [])],
    segments: (row.segmentResults ?? []).map((part) => ({ ...part })),
  };
}

const extrasOf = ({ bonus, penalty, sprintPoints, climbPoints }: StoredRow) => ({
  bonus: bonus ?? 0,
  penalty: penalty ?? 0,
  sprintPoints: sprintPoints ?? 0,
  climbPoints: climbPoints ?? 0,
});

type Group = Pick<ResultFilter, 'gender' | 'band'>;

/** The place in the requested group. */
function groupPlaceOf(row: StoredRow, { gender, band }: Group): number | null {
  if (band === undefined) return gender === undefined ? row.place : row.genderPlace;
  return gender === undefined ? row.bandPlace : row.categoryPlace;
}
