import { boutMethod } from '../sports/bout-methods.ts';
import type { SportRules } from '../sports/rules.ts';
import type { Pair, Side } from './event.ts';
import { forfeiter, type MatchResult } from './result.ts';
import { rivalOf } from './score.ts';
import { leader } from './sets.ts';

/** The winner’s points, and those of a loser who scored. */
interface Worth {
  readonly winner: number;
  readonly scoringLoser: number;
}

// United World Wrestling: 5-0 for a fall, disqualification or forfeit, 4-0 or 4-1 for technical superiority,
// 3-0 or 3-1 for a decision on points. Other combat sports count the same: before time, or on points.
const beforeTime: Worth = { winner: 5, scoringLoser: 0 };
const bySuperiority: Worth = { winner: 4, scoringLoser: 1 };
const onPoints: Worth = { winner: 3, scoringLoser: 1 };

const worths: Readonly<Record<ReturnType<typeof boutMethod>['worth'], Worth>> = {
  BEFORE_TIME: beforeTime,
  SUPERIORITY: bySuperiority,
  ON_POINTS: onPoints,
};

/** The class points of a bout by how it was won; null without a winner, and in other sports. */
export function classPointsOf(result: MatchResult, { scoring }: Pick<SportRules, 'scoring'>): Pair | null {
  const forfeits = forfeiter(result);
  const winner = forfeits === null ? (result.winnerByMethod ?? leader(result.score)) : rivalOf(forfeits);
  if (scoring !== 'BOUT' || winner === null) return null;
  const worth = forfeits === null ? worths[boutMethod(result.method ?? '').worth] : beforeTime;
  return pairFor(winner, worth.winner, hasScored(rivalOf(winner), result) ? worth.scoringLoser : 0);
}

function hasScored(side: Side, { score }: MatchResult): boolean {
  return (side === 'HOME' ? score.home : score.away) > 0;
}

function pairFor(winner: Side, won: number, lost: number): Pair {
  return winner === 'HOME' ? { home: won, away: lost } : { home: lost, away: won };
}
