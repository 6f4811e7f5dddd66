import { isOfficial, isOver } from './counting.ts';
import type { Race, TeamId } from './matches.ts';
import { compareText } from './order.ts';
import type { TableRules } from './rules.ts';
import type { TableSetting } from './setting.ts';

/** What a participant's races add up to. */
export interface SeriesLine {
  readonly points: number;
  /** How many 1st places, 2nd places and so on. */
  readonly places: readonly number[];
  /** Place in the last race; null for one who did not finish it or was not there. */
  readonly lastPlace: number | null;
  readonly races: number;
  /** Some of the races are not official yet. */
  readonly isOpen: boolean;
}

/** Points for places 1 to 15 unless the sport says otherwise. */
const usualPlaces: readonly number[] = [25, 20, 16, 13, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1];

/** The line of one participant; in a dead heat both take the points of the shared place. */
export function seriesLine(team: TeamId, races: readonly Race[], setting: TableSetting): SeriesLine {
  const over = racesInOrder(races, setting);
  const results = over.flatMap((race) => race.results.filter((result) => result.team === team));
  const places = results.flatMap(({ place }) => (place === null ? [] : [place]));
  const last = over.at(-1)?.results.find((result) => result.team === team);
  return {
    points: bestPoints(places, setting.rules),
    places: countPlaces(places),
    lastPlace: last?.place ?? null,
    races: results.length,
    isOpen: over.some((race) => !isOfficial(race)),
  };
}

function racesInOrder(races: readonly Race[], setting: TableSetting): readonly Race[] {
  const over = races.filter((race) => race.state !== 'CANCELLED' && isOver(race, setting));
  return over.sort((a, b) => compareText(a.at ?? '', b.at ?? '') || compareText(a.id, b.id));
}

function bestPoints(places: readonly number[], { points, bestRaces }: TableRules): number {
  const table = points.places ?? usualPlaces;
  const taken = places.map((place) => table[place - 1] ?? 0).sort((a, b) => b - a);
  return taken.slice(0, bestRaces).reduce((sum, each) => sum + each, 0);
}

function countPlaces(places: readonly number[]): readonly number[] {
  const counts = Array.from({ length: Math.max(0, ...places) }, () => 0);
  for (const place of places) counts[place - 1] = (counts[place - 1] ?? 0) + 1;
  return counts;
}
