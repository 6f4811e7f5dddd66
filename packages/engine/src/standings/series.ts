import { isOfficial, isOver } from './counting.ts';
import type { Race, TeamId } from './matches.ts';
import { compareText } from './order.ts';
import type { TableRules } from './rules.ts';
import type { TableSetting } from './setting.ts';

/** The totals of a participant’s races. */
export interface SeriesLine {
  readonly points: number;
  /** The number of 1st places, 2nd places and so on. */
  readonly places: readonly number[];
  /** Place in the last race; null if they did not finish or were absent. */
  readonly lastPlace: number | null;
  readonly races: number;
  /** Whether some races are not official yet. */
  readonly isOpen: boolean;
}

/** Points for places 1 to 15, unless the sport sets others. */
const defaultPlaces: readonly number[] = [25, 20, 16, 13, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1];

/** The lines of all participants; in a dead heat both get the points of the shared place. */
export function seriesLines(setting: TableSetting): ReadonlyMap<TeamId, SeriesLine> {
  const over = racesInOrder(setting.races ?? [], setting);
  const isOpen = over.some((race) => !isOfficial(race));
  const places = new Map<TeamId, (number | null)[]>(setting.teams.map((team) => [team, []]));
  for (const { results } of over) for (const { team, place } of results) places.get(team)?.push(place);
  const last = new Map(over.at(-1)?.results.map(({ team, place }) => [team, place]));
  return new Map(
    Array.from(places, ([team, own]) => {
      const finished = own.filter((place) => place !== null);
      return [
        team,
        {
          points: bestPoints(finished, setting.rules),
          places: countPlaces(finished),
          lastPlace: last.get(team) ?? null,
          races: own.length,
          isOpen,
        },
      ];
    }),
  );
}

/** Races still to come that will count. */
export function racesLeft(setting: TableSetting): number {
  return (setting.races ?? []).filter((race) => race.state !== 'CANCELLED' && !isOver(race, setting)).length;
}

/** The points of a series so far, best places only; further races can add to them. */
export function seriesReach(
  team: TeamId,
  setting: TableSetting,
): { readonly low: number; readonly high: number } {
  const over = racesInOrder(setting.races ?? [], { ...setting, live: false });
  const own = over.flatMap(({ results }) =>
    results.filter((result) => result.team === team && result.place !== null).map(({ place }) => place ?? 0),
  );
  const left = Array.from({ length: racesLeft({ ...setting, live: false }) }, () => 1);
  return { low: bestPoints(own, setting.rules), high: bestPoints([...own, ...left], setting.rules) };
}

function racesInOrder(races: readonly Race[], setting: TableSetting): readonly Race[] {
  const over = races.filter((race) => race.state !== 'CANCELLED' && isOver(race, setting));
  return over.sort((a, b) => compareText(a.at ?? '', b.at ?? '') || compareText(a.id, b.id));
}

function bestPoints(places: readonly number[], { points, bestRaces }: TableRules): number {
  const table = points.places ?? defaultPlaces;
  const awarded = places.map((place) => table[place - 1] ?? 0).sort((a, b) => b - a);
  return awarded.slice(0, bestRaces).reduce((sum, each) => sum + each, 0);
}

function countPlaces(places: readonly number[]): readonly number[] {
  const counts = Array.from({ length: Math.max(0, ...places) }, () => 0);
  for (const place of places) counts[place - 1] = (counts[place - 1] ?? 0) + 1;
  return counts;
}
