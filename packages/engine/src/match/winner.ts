import type { SportRules } from '../sports/rules.ts';
import type { MatchState } from './apply-event.ts';
import type { Pair, Side } from './event.ts';
import { forfeiter, type MatchResult, resultOf } from './result.ts';
import { rivalOf } from './score.ts';
import { leader, setsToWin } from './sets.ts';

export interface WinnerNeeds {
  /** A winner is required. */
  readonly knockout: boolean;
  /** The score of the first leg, from this match’s home and away sides; the aggregate decides. */
  readonly carried?: Pair;
}

interface Winner {
  /** Null for a draw, or a match both sides lost. */
  readonly winner: Side | null;
  readonly by: 'SCORE' | 'METHOD' | 'EXTRA_TIME' | 'TRIES' | 'SHOOT_OUT' | 'FORFEIT' | 'DRAW';
}

export interface WinnerBreach {
  readonly breach: 'WINNER_REQUIRED';
  readonly score: Pair;
}

/** The winner and how it won; or that this match may not end without one. */
export function winnerOf(state: MatchState, rules: SportRules, needs: WinnerNeeds): Winner | WinnerBreach {
  const result = resultOf(state, rules);
  const forfeits = forfeiter(result);
  if (forfeits !== null) return { winner: rivalOf(forfeits), by: 'FORFEIT' };
  const required: WinnerBreach = { breach: 'WINNER_REQUIRED', score: result.score };
  if (result.outcome === 'DOUBLE_FORFEIT') return needs.knockout ? required : { winner: null, by: 'FORFEIT' };
  if (result.winnerByMethod !== null) return { winner: result.winnerByMethod, by: 'METHOD' };
  const decided = decisionOf(result, rules, needs);
  if (decided !== null) return decided;
  // An awarded draw, or one kept after an abandonment, stands even in sports without draws.
  const mayEndLevel =
    isDrawOf(result, rules) || result.outcome === 'DRAW_AWARDED' || result.outcome === 'ABANDONED';
  return needs.knockout || !mayEndLevel ? required : { winner: null, by: 'DRAW' };
}

// A bout without a recorded winner is not a draw.
function isDrawOf({ method }: MatchResult, { draw, bout }: SportRules): boolean {
  return draw.league && (bout === null || method === 'DRAW');
}

function decisionOf(
  result: MatchResult,
  rules: SportRules,
  { carried, knockout }: WinnerNeeds,
): Winner | null {
  const { score, wentToExtraTime } = result;
  const total = carried ? { home: score.home + carried.home, away: score.away + carried.away } : score;
  const ahead = carried ? leader(total) : scoreLeader(total, rules);
  if (ahead !== null) return { winner: ahead, by: wentToExtraTime ? 'EXTRA_TIME' : 'SCORE' };
  const isLevel = total.home === total.away;
  return isLevel && (knockout || breaksTies(rules)) ? tieBreak(result, rules) : null;
}

// Outside a knockout, a shoot-out counts only if the league has no draws or gives points for it.
function breaksTies({ draw, points }: SportRules): boolean {
  return !draw.league || points.shootOutWin !== null;
}

function tieBreak({ wentToExtraTime, tries, shootOut }: MatchResult, { draw }: SportRules): Winner | null {
  const byTries = draw.knockout.includes('TRIES') && wentToExtraTime ? leader(tries) : null;
  if (byTries !== null) return { winner: byTries, by: 'TRIES' };
  const byShootOut = shootOut === null ? null : leader(shootOut);
  return byShootOut === null ? null : { winner: byShootOut, by: 'SHOOT_OUT' };
}

// A set sport is won by the sets required, not by being ahead.
function scoreLeader(score: Pair, { sets }: SportRules): Side | null {
  if (sets !== null && Math.max(score.home, score.away) < setsToWin(sets)) return null;
  return leader(score);
}
