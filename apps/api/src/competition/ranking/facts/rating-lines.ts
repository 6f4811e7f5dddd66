import type { RankedKind } from '@traip/contract';
import { winningSide } from '@traip/engine/match';
import { type RatedCompetitor, type RatedMatch, type RatingMethod, rateMatches } from '@traip/engine/ranking';
import { dayInMadrid } from '../../../platform/time/day-in-madrid.ts';
import type { Line, Period } from './line.ts';
import type { listGames } from './queries.ts';
import type { SideOf } from './sides.ts';

type Games = Awaited<ReturnType<typeof listGames>>;

/** The ratings of all competitors of a kind, from their matches. */
export function ratingLines(
  method: RatingMethod,
  games: Games,
  { kind, sideOf, starts }: { kind: RankedKind; sideOf: SideOf; starts: ReadonlyMap<string, number> },
): readonly Line[] {
  const matches = games.flatMap(({ id, homeTeamId, awayTeamId, at, result }): RatedMatch[] => {
    const [home, away] = [sideOf(homeTeamId, id), sideOf(awayTeamId, id)];
    if (home.kind !== kind || away.kind !== kind) return [];
    const winner = winningSide(result);
    const score = winner === null ? 0.5 : winner === 'HOME' ? 1 : 0;
    return [{ day: dayInMadrid(at), a: home.ids, b: away.ids, score }];
  });
  return rateMatches(method, matches, starts).map(lineOf);
}

function lineOf({ id, place, rating, deviation, results, periods }: RatedCompetitor): Line {
  return {
    id,
    place,
    value: Math.round(rating),
    deviation: deviation === null ? null : Math.round(deviation),
    results,
    periods: () => periods.map(periodOf),
  };
}

/** Shown values add up: the change is that of the rounded values. */
function periodOf({ day, rating, change, results }: RatedCompetitor['periods'][number]): Period {
  const value = Math.round(rating);
  const none = { competition: null, place: null, points: null, counts: true };
  return { day, value, change: value - Math.round(rating - change), results, ...none };
}
