import type { RankingBreach } from '../ranking/breach.ts';
import { rankSeries } from '../ranking/series.ts';
import type { CountedRace, Start, TableRow, TableRules } from './facts.ts';
import { type Line, type Person, peopleOf, tableRows } from './table-rows.ts';

/** Points for places over several races; by group if each group has its own winners. */
export function seriesTable(
  rules: TableRules,
  races: readonly CountedRace[],
  starts: readonly Start[],
): readonly TableRow[] | RankingBreach {
  const { pointsBy } = rules;
  const people = peopleOf(
    races.map(({ id }) => id),
    starts,
  ).filter(({ gender, band }) => {
    if (pointsBy === 'ALL') return true;
    return gender !== null && (pointsBy === 'GENDER' || band !== null);
  });
  const groups = Map.groupBy(people, ({ gender, band }) =>
    pointsBy === 'ALL' ? '' : pointsBy === 'GENDER' ? gender : `${gender} ${band}`,
  );
  const lines: Line[] = [];
  const places = new Map<string, number | null>();
  for (const members of groups.values()) {
    const ranked = rankMembers(rules, races, members);
    if ('breach' in ranked) return ranked;
    const byId = new Map(members.map((person) => [person.id, person]));
    for (const [id, place] of ranked.places) places.set(id, place);
    for (const { id, points, results } of ranked.rows) {
      const person = byId.get(id);
      if (person) lines.push(lineOf(person, points, results, rules));
    }
  }
  return tableRows(lines, places, pointsBy);
}

function rankMembers(rules: TableRules, races: readonly CountedRace[], members: readonly Person[]) {
  const { points, best, countback, lastRace, deadHeat, minStarts, keepsDisqualified } = rules;
  const raced = races.map(({ id }, at) => ({
    name: id,
    places: new Map(
      members.flatMap(({ id: personId, starts }) => {
        const result = placeOrStatus(starts[at] ?? null, rules);
        return result === null ? [] : [[personId, result] as const];
      }),
    ),
    points: null,
    bonus: new Map<string, number>(),
  }));
  const undroppable = keepsDisqualified ? ['DSQ'] : [];
  const countbackTo = points.length;
  const all = { points, best, countback, countbackTo, lastRace, deadHeat, minStarts, undroppable };
  return rankSeries(raced, all);
}

function placeIn(start: Start, { pointsBy }: TableRules): number | null {
  if (pointsBy === 'ALL') return start.place;
  return pointsBy === 'GENDER' ? start.genderPlace : start.categoryPlace;
}

/** The place, or the status if there is none. */
function placeOrStatus(start: Start | null, rules: TableRules): number | string | null {
  return start === null ? null : (placeIn(start, rules) ?? start.status ?? 'NC');
}

interface SeriesResult {
  readonly points: number;
  readonly counts: boolean;
}

function lineOf(
  { id, gender, band, starts }: Person,
  total: number,
  results: readonly (SeriesResult | null)[],
  rules: TableRules,
): Line {
  const cells = results.map((result, at) => {
    const start = starts[at] ?? null;
    if (result === null || start === null) return null;
    const { points: value, counts } = result;
    return { value, place: placeIn(start, rules), status: start.status, counts };
  });
  return { id, total, status: null, gender, band, cells };
}
