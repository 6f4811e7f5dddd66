import type { Places } from './places.ts';
import { rankSeries, type SeriesRace } from './series.ts';

/** A competition that awards points for final places. */
export interface PointsEvent {
  readonly id: string;
  readonly places: ReadonlyMap<string, number>;
}

interface PointsRules {
  /** For the first place, the second place, … */
  readonly points: readonly number[];
  /** How many results count; null for all. */
  readonly best: number | null;
}

/** What a competition gave a person. */
interface PointsResult {
  readonly event: string;
  readonly place: number;
  readonly points: number;
  /** Whether it is not dropped. */
  readonly counts: boolean;
}

export interface PointsLine {
  readonly id: string;
  readonly points: number;
  readonly place: number;
  /** In event order. */
  readonly results: readonly PointsResult[];
}

/** The name of the starting points, which count as one more result. */
const start = '';

/**
 * A points list, best first: points for final places, with the best results counting. More first places
 * separate level people.
 */
export function pointsList(
  events: readonly PointsEvent[],
  { points, best }: PointsRules,
  starts: ReadonlyMap<string, number>,
): readonly PointsLine[] {
  const races = [startRace(starts), ...events.map(raceOf)];
  const rules = { ...plain, points, countbackTo: points.length };
  const table = tableOf(races, { ...rules, best });
  const single = new Map(
    races.map((race) => [race.name, pointsIn(tableOf([race], { ...rules, best: null }))] as const),
  );
  const lines = table.rows.map(({ id, points: total }) => ({
    id,
    points: total,
    place: table.places.get(id) ?? 0,
    results: resultsOf(id, events, single, best),
  }));
  return lines.toSorted((one, other) => one.place - other.place);
}

const plain = {
  countback: true,
  lastRace: false,
  deadHeat: 'SHARE',
  minStarts: 0,
  undroppable: [],
} as const;

const startRace = (starts: ReadonlyMap<string, number>): SeriesRace => ({
  name: start,
  places: new Map(Array.from(starts.keys(), (id) => [id, 'START'])),
  points: null,
  bonus: starts,
});

const raceOf = ({ id, places }: PointsEvent): SeriesRace => ({
  name: id,
  places,
  points: null,
  bonus: new Map(),
});

interface Table {
  readonly rows: readonly { readonly id: string; readonly points: number }[];
  readonly places: Places;
}

function tableOf(races: readonly SeriesRace[], rules: Parameters<typeof rankSeries>[1]): Table {
  const table = rankSeries(races, rules);
  if ('breach' in table) throw new Error(`Two events have one id: ${JSON.stringify(table)}`);
  return table;
}

const pointsIn = ({ rows }: Table) => new Map(rows.map(({ id, points }) => [id, points]));

/** The best results count; among equal ones the earlier. */
function resultsOf(
  id: string,
  events: readonly PointsEvent[],
  single: ReadonlyMap<string, ReadonlyMap<string, number>>,
  best: number | null,
): readonly PointsResult[] {
  const worth = (event: string) => single.get(event)?.get(id);
  const earned = [start, ...events.map((event) => event.id)].flatMap((event) => {
    const points = worth(event);
    return points === undefined ? [] : [{ event, points }];
  });
  const counting = new Set(
    earned
      .toSorted((one, other) => other.points - one.points)
      .slice(0, best ?? earned.length)
      .map(({ event }) => event),
  );
  return events.flatMap(({ id: event, places }) => {
    const place = places.get(id);
    return place === undefined
      ? []
      : [{ event, place, points: worth(event) ?? 0, counts: counting.has(event) }];
  });
}
