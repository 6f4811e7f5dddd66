import { firstDuplicate, type RankingBreach } from './breach.ts';
import { highest, lowest, type Places, placesOf, rankBy, type Step } from './places.ts';

/** A race of a series: each participant’s place, or status. */
export interface SeriesRace {
  readonly name: string;
  readonly places: ReadonlyMap<string, number | string>;
  /** Points for places in this race; null for those of the series. */
  readonly points: readonly number[] | null;
  /** Extra points: fastest lap, pole position. */
  readonly bonus: ReadonlyMap<string, number>;
}

interface SeriesRules {
  readonly points: readonly number[];
  /** How many results count; null for all. */
  readonly best: number | null;
  readonly countback: boolean;
  /** The last place the countback considers. */
  readonly countbackTo: number;
  /** The final tie-break: the better place in the last race. */
  readonly lastRace: boolean;
  /** Tied participants each get the points of the shared place, or the average of all places they occupy. */
  readonly deadHeat: 'SHARE' | 'MEAN';
  readonly minStarts: number;
  /** Statuses whose result cannot be dropped. */
  readonly undroppable: readonly string[];
}

/** A participant’s result in one race, and whether it counts. */
interface SeriesResult {
  readonly points: number;
  readonly counts: boolean;
}

interface SeriesRow {
  readonly id: string;
  readonly points: number;
  /** One per race; null if not entered. */
  readonly results: readonly (SeriesResult | null)[];
}

interface SeriesTable {
  readonly rows: readonly SeriesRow[];
  readonly places: Places;
}

interface Line extends SeriesRow {
  readonly units: number;
  /** All places, best first. */
  readonly finishes: readonly number[];
  readonly lastPlace: number;
  readonly starts: number;
}

const notStarted = new Set(['DNS', 'DNQ', 'DNPQ', 'DNP', 'WDR', 'WD']);

/** The table of a series of races: points for places, with the best results counting. */
export function rankSeries(races: readonly SeriesRace[], rules: SeriesRules): SeriesTable | RankingBreach {
  const breach = firstDuplicate(races.map(({ name }) => ({ id: name })));
  if (breach !== null) return breach;
  const ids = new Set(races.flatMap(({ places }) => [...places.keys()]));
  const scale = unitsPerPoint(races, rules);
  const results = races.map((race) => unitsIn(race, rules, scale));
  const lines = [...ids].map((id) => lineOf(id, races, results, rules, scale));
  const levels = rankBy(
    lines.filter(({ starts }) => starts >= rules.minStarts),
    [
      highest((line) => line.units),
      ...(rules.countback ? [byCountback(rules.countbackTo)] : []),
      ...(rules.lastRace ? [lowest((line: Line) => line.lastPlace)] : []),
    ],
  );
  return {
    rows: lines.map(({ id, points, results: own }) => ({ id, points, results: own })),
    places: placesOf(lines, levels),
  };
}

/**
 * More first places, then more second places, …: the sorted lists of places decide at their first difference.
 */
function byCountback(to: number): Step<Line> {
  return () => (a, b) => {
    for (let at = 0; at < Math.max(a.finishes.length, b.finishes.length); at += 1) {
      const own = a.finishes[at] ?? Number.POSITIVE_INFINITY;
      const other = b.finishes[at] ?? Number.POSITIVE_INFINITY;
      if (Math.min(own, other) > to) return 0;
      if (own !== other) return own - other;
    }
    return 0;
  };
}

function lineOf(
  id: string,
  races: readonly SeriesRace[],
  results: readonly ReadonlyMap<string, number>[],
  { best, undroppable }: SeriesRules,
  scale: number,
): Line {
  const own = races.map(({ places }) => places.get(id) ?? null);
  const isUndroppable = (at: number) => {
    const result = own[at];
    return typeof result === 'string' && undroppable.includes(result);
  };
  const won = results.map((result) => result.get(id) ?? 0);
  const entered = own.flatMap((result, at) => (result === null ? [] : [at]));
  const mandatory = entered.filter(isUndroppable);
  const rest = entered.filter((at) => !isUndroppable(at)).sort((a, b) => (won[b] ?? 0) - (won[a] ?? 0));
  const counting = new Set([
    ...mandatory,
    ...rest.slice(0, best === null ? undefined : Math.max(0, best - mandatory.length)),
  ]);
  const units = rest.reduce((sum, at) => sum + (counting.has(at) ? (won[at] ?? 0) : 0), 0);
  const placed = own.filter((result) => typeof result === 'number');
  const last = own.at(-1) ?? null;
  return {
    id,
    units,
    points: units / scale,
    results: own.map((result, at) =>
      result === null ? null : { points: (won[at] ?? 0) / scale, counts: counting.has(at) },
    ),
    finishes: placed.sort((a, b) => a - b),
    lastPlace: typeof last === 'number' ? last : Number.POSITIVE_INFINITY,
    starts: own.filter((result) => result !== null && !notStarted.has(`${result}`)).length,
  };
}

/** The units a race gives to each participant. */
function unitsIn(race: SeriesRace, rules: SeriesRules, scale: number): ReadonlyMap<string, number> {
  const points = race.points ?? rules.points;
  const sharing = sharersOf(race);
  const worth = (place: number) => toUnits(points[place - 1] ?? 0, scale);
  return new Map(
    Array.from(race.places, ([id, place]) => {
      const bonus = toUnits(race.bonus.get(id) ?? 0, scale);
      if (typeof place === 'string') return [id, bonus];
      const together = rules.deadHeat === 'MEAN' ? (sharing.get(place) ?? 1) : 1;
      const shared = Array.from({ length: together }, (_, at) => worth(place + at));
      return [id, bonus + shared.reduce((sum, each) => sum + each, 0) / together];
    }),
  );
}

/**
 * Integer units that make all points exact: thousandths of a point, times the divisors of shared averages.
 */
function unitsPerPoint(races: readonly SeriesRace[], { deadHeat }: SeriesRules): number {
  const sizes = deadHeat === 'MEAN' ? races.flatMap((race) => [...sharersOf(race).values()]) : [];
  return [...new Set(sizes)].reduce((product, size) => (product * size) / divisor(product, size), 1000);
}

function sharersOf({ places }: SeriesRace): ReadonlyMap<number, number> {
  const sharing = new Map<number, number>();
  for (const place of places.values())
    if (typeof place === 'number') sharing.set(place, (sharing.get(place) ?? 0) + 1);
  return sharing;
}

function toUnits(points: number, scale: number): number {
  return Math.round(points * 1000) * (scale / 1000);
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}
