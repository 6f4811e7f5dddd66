import type { MatchRowView } from '../../../ui/match-row/types.ts';

interface Pair {
  readonly home: number;
  readonly away: number;
}

type Leg = Pick<MatchRowView, 'home' | 'away' | 'score'>;

/** Two legs are added up; in a longer series, wins are counted. Null before the first score. */
export function aggregateOf(match: Leg, others: readonly Leg[]): Pair | null {
  const scores = [match, ...others].flatMap((leg) => {
    if (leg.score === null) return [];
    const { home, away } = leg.score;
    return [leg.home?.id === match.home?.id ? { home, away } : { home: away, away: home }];
  });
  if (others.length === 0 || scores.length === 0) return null;
  const isSeries = others.length > 1;
  const sum = (worth: (score: Pair) => number) => scores.reduce((total, score) => total + worth(score), 0);
  return {
    home: sum(({ home, away }) => (isSeries ? Number(home > away) : home)),
    away: sum(({ home, away }) => (isSeries ? Number(away > home) : away)),
  };
}
