import { highest, lowest, type Places, placesOf, rankBy } from './places.ts';

interface ClubFinish {
  readonly club: string;
  readonly place: number;
}

interface ClubPointsRules {
  /** Points for places. */
  readonly points: readonly number[];
  /** How many of a club score in each race; null for all. */
  readonly score: number | null;
}

interface ClubPointsTable {
  readonly places: Places;
  readonly totals: ReadonlyMap<string, number>;
  /** The result of each race; null if no one from the club finished. */
  readonly results: ReadonlyMap<string, readonly (number | null)[]>;
}

/** Clubs by the points of their members: most points, then the better best place. */
export function rankClubPoints(
  races: readonly (readonly ClubFinish[])[],
  { points, score }: ClubPointsRules,
): ClubPointsTable {
  const clubs = [...new Set(races.flatMap((race) => race.map(({ club }) => club)))];
  const byClub = races.map((race) => Map.groupBy(race, ({ club }) => club));
  const lines = clubs.map((id) => {
    const own = byClub.map((race) => race.get(id) ?? []);
    const results = own.map((finishes) => (finishes.length === 0 ? null : pointsOf(finishes, points, score)));
    const best = own.flat().reduce((least, { place }) => Math.min(least, place), Number.POSITIVE_INFINITY);
    return { id, results, best, total: results.reduce<number>((sum, each) => sum + (each ?? 0), 0) };
  });
  const levels = rankBy(lines, [highest((line) => line.total), lowest((line) => line.best)]);
  return {
    places: placesOf(lines, levels),
    totals: new Map(lines.map(({ id, total }) => [id, total])),
    results: new Map(lines.map(({ id, results }) => [id, results])),
  };
}

function pointsOf(finishes: readonly ClubFinish[], points: readonly number[], score: number | null): number {
  const worth = finishes.map(({ place }) => points[place - 1] ?? 0).sort((a, b) => b - a);
  // In thousandths, so that halves and tenths are exact.
  const sum = worth.slice(0, score ?? undefined).reduce((total, each) => total + Math.round(each * 1000), 0);
  return sum / 1000;
}
