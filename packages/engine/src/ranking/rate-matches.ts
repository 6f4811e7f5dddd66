import { eloPeriod } from './elo.ts';
import { type GlickoRating, glickoPeriod, type RatedGame } from './glicko-period.ts';
import { unrated } from './glicko2.ts';
import { highest, placesOf, rankBy } from './places.ts';

export type RatingMethod = 'ELO' | 'GLICKO2';

/** A match with a result, on a day such as 2026-09-01. */
export interface RatedMatch extends RatedGame {
  readonly day: string;
}

/** How a day changed a rating. */
interface RatingPeriod {
  readonly day: string;
  readonly rating: number;
  readonly change: number;
  readonly results: number;
}

export interface RatedCompetitor {
  readonly id: string;
  readonly rating: number;
  /** The rating’s deviation; null if the method has none. */
  readonly deviation: number | null;
  readonly results: number;
  readonly place: number;
  /** Oldest first; only days on which they played. */
  readonly periods: readonly RatingPeriod[];
}

interface Line {
  readonly id: string;
  readonly rating: GlickoRating;
  readonly results: number;
  readonly periods: readonly RatingPeriod[];
}

type Lines = ReadonlyMap<string, Line>;

/** As in FIDE ratings, new players move faster. */
const eloRules = { kNew: 40, k: 20, newUntil: 30 };

/**
 * Ratings after all matches, best first. A day is one period: all its matches count from the ratings before
 * it. Players in `starts` begin there, others at 1500. A match with a player on both sides is not rated.
 */
export function rateMatches(
  method: RatingMethod,
  matches: readonly RatedMatch[],
  starts: ReadonlyMap<string, number>,
): readonly RatedCompetitor[] {
  const fair = matches.filter(({ a, b }) => new Set([...a, ...b]).size === a.length + b.length);
  const days = Map.groupBy(fair, ({ day }) => day);
  const lines = new Map([...starts.keys()].map((id) => [id, newLine(id, starts)]));
  for (const [day, games] of [...days].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    for (const id of games.flatMap(({ a, b }) => [...a, ...b]))
      if (!lines.has(id)) lines.set(id, newLine(id, starts));
    for (const line of afterDay(method, lines, day, games)) lines.set(line.id, line);
  }
  return ranked(method, [...lines.values()]);
}

function newLine(id: string, starts: ReadonlyMap<string, number>): Line {
  return { id, rating: { ...unrated, r: starts.get(id) ?? unrated.r }, results: 0, periods: [] };
}

/** The rows a day changes. */
function afterDay(
  method: RatingMethod,
  lines: Lines,
  day: string,
  games: readonly RatedGame[],
): readonly Line[] {
  const played = new Map<string, number>();
  for (const id of games.flatMap(({ a, b }) => [...a, ...b])) played.set(id, (played.get(id) ?? 0) + 1);
  const after = method === 'ELO' ? eloAfter(lines, games, [...played.keys()]) : glickoAfter(lines, games);
  return Array.from(after, ([id, rating]) => {
    const line = lines.get(id) ?? newLine(id, new Map());
    const results = played.get(id) ?? 0;
    const period = { day, rating: rating.r, change: rating.r - line.rating.r, results };
    const periods = results === 0 ? line.periods : [...line.periods, period];
    return { id, rating, results: line.results + results, periods };
  });
}

/** Players without a match keep their rating. */
function eloAfter(
  lines: Lines,
  games: readonly RatedGame[],
  playing: readonly string[],
): ReadonlyMap<string, GlickoRating> {
  const players = playing.map((id) => {
    const { rating, results } = lines.get(id) ?? newLine(id, new Map());
    return { id, rating: rating.r, results };
  });
  const after = eloPeriod(players, games, eloRules);
  if ('breach' in after) throw new Error(`Matches that rate nobody were left out: ${JSON.stringify(after)}`);
  return new Map(Array.from(after, ([id, r]) => [id, { ...unrated, r }]));
}

const glickoAfter = (lines: Lines, games: readonly RatedGame[]) =>
  glickoPeriod(new Map(Array.from(lines, ([id, { rating }]) => [id, rating])), games);

function ranked(method: RatingMethod, lines: readonly Line[]): readonly RatedCompetitor[] {
  const levels = rankBy(lines, [highest(({ rating }) => rating.r)]);
  const places = placesOf(lines, levels);
  return levels.flat().map(({ id, rating, results, periods }) => ({
    id,
    rating: rating.r,
    deviation: method === 'GLICKO2' ? rating.rd : null,
    results,
    place: places.get(id) ?? 0,
    periods,
  }));
}
