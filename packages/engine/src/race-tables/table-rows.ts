import { groupPlaces } from '../race-day/rank-event.ts';
import type { Places } from '../ranking/places.ts';
import { type Status, sameStatus, statuses } from '../ranking/status.ts';
import type { Start, TableCell, TableRow, TableRules } from './facts.ts';

/** A row of a table before places in groups are added. */
export interface Line {
  readonly id: string;
  readonly total: number | null;
  readonly status: Status | null;
  readonly gender: string | null;
  readonly band: string | null;
  readonly cells: readonly (TableCell | null)[];
}

/** Lines best first, with places overall and in groups; those without a place come last. */
export function tableRows(
  lines: readonly Line[],
  places: Places,
  by: TableRules['pointsBy'] = 'ALL',
): readonly TableRow[] {
  const placeIn = groupPlaces();
  return inOrder(lines, places, by).map((line, index) => {
    const { id, gender, band } = line;
    const own = places.get(id) ?? null;
    return {
      ...line,
      position: index + 1,
      place: by === 'ALL' ? own : null,
      genderPlace: gender === null || by === 'CATEGORY' ? null : placeIn(`gender ${gender}`, own),
      bandPlace: band === null || by !== 'ALL' ? null : placeIn(`band ${band}`, own),
      categoryPlace: gender === null || band === null ? null : placeIn(`both ${gender} ${band}`, own),
    };
  });
}

/** If each group has its own places, groups follow one another. */
function inOrder(lines: readonly Line[], places: Places, by: TableRules['pointsBy']): readonly Line[] {
  const keyOf = ({ gender, band }: Line) =>
    by === 'ALL' ? '' : by === 'GENDER' ? `${gender}` : `${gender} ${band}`;
  const placeOf = ({ id }: Line) => places.get(id) ?? Number.POSITIVE_INFINITY;
  const statusRank = ({ status }: Line) =>
    status === null ? -1 : statuses.findIndex((one) => sameStatus(one, status));
  return lines.toSorted((a, b) => {
    const [one, other] = [keyOf(a), keyOf(b)];
    if (one !== other) return one < other ? -1 : 1;
    const [first, second] = [placeOf(a), placeOf(b)];
    if (first !== second) return first < second ? -1 : 1;
    return statusRank(a) - statusRank(b) || (b.total ?? 0) - (a.total ?? 0);
  });
}

/** A person’s results, race by race. */
export interface Person {
  readonly id: string;
  /** As of the last race they took part in. */
  readonly gender: string | null;
  readonly band: string | null;
  readonly birthYear: number | null;
  readonly starts: readonly (Start | null)[];
}

/** People in order of first appearance. Participants outside the competition are in no table. */
export function peopleOf(raceIds: readonly string[], starts: readonly Start[]): readonly Person[] {
  const counted = starts.filter(({ status }) => status !== 'EXH');
  return Array.from(
    Map.groupBy(counted, ({ who }) => who),
    ([id, own]) => {
      const byRace = new Map(own.map((start) => [start.raceId, start]));
      const all = raceIds.map((raceId) => byRace.get(raceId) ?? null);
      const last = all.findLast((start) => start !== null);
      return {
        id,
        gender: last?.gender ?? null,
        band: last?.band ?? null,
        birthYear: last?.birthYear ?? null,
        starts: all,
      };
    },
  );
}

/** Normalises spellings of a club. */
export function clubKey(club: string): string {
  return club.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/gu, ' ').trim().toLowerCase();
}
