import type { SportRules } from '../sports/rules.ts';
import type { EventBreach } from './breach.ts';
import type { ManualResult, MatchEvent, Pair } from './event.ts';
import { holesIn } from './holes.ts';

/**
 * What a result that is entered now cannot say. Results that are stored were taken by the rules of their day, and stay readable.
 */
export function checkNewResult(event: MatchEvent, rules: SportRules): EventBreach | null {
  if (event.type !== 'MANUAL_RESULT' || event.payload.outcome !== 'NORMAL') return null;
  const result = event.payload;
  if (hasOddShootOut(result, rules)) return { breach: 'SCORE_INVALID', of: 'shootOut' };
  if (hasOddTries(result, rules)) return { breach: 'SCORE_INVALID', of: 'tries' };
  if (hasOddRuns(result)) return { breach: 'SCORE_INVALID', of: 'earnedRuns' };
  return hasOddHoles(result, rules) ? { breach: 'SCORE_INVALID', of: 'score' } : null;
}

/** A sport without a shoot-out has none, and somebody wins every one. */
function hasOddShootOut({ shootOut }: ManualResult, { draw, points }: SportRules): boolean {
  if (shootOut === undefined) return false;
  const isOfTheSport = draw.knockout.includes('SHOOT_OUT') || points.shootOutWin !== null;
  return !isOfTheSport || shootOut.home === shootOut.away;
}

/** Nobody scores more tries than the points have room for. */
function hasOddTries({ score, tries }: ManualResult, { goalKinds }: SportRules): boolean {
  if (tries === undefined) return false;
  const values = goalKinds.filter(({ stat }) => stat === 'TRIES').map(({ value }) => value);
  if (values.length === 0) return tries.home + tries.away > 0;
  const least = Math.min(...values);
  return score !== undefined && isAnyMore({ home: tries.home * least, away: tries.away * least }, score);
}

function hasOddRuns({ score, earnedRuns }: ManualResult): boolean {
  return score !== undefined && earnedRuns !== undefined && isAnyMore(earnedRuns, score);
}

/** Holes are a lead: only one side has it, and no longer than the course. */
function hasOddHoles({ score }: ManualResult, rules: SportRules): boolean {
  const holes = holesIn(rules);
  if (holes === null || score === undefined) return false;
  return Math.min(score.home, score.away) > 0 || Math.max(score.home, score.away) > holes;
}

function isAnyMore(one: Pair, other: Pair): boolean {
  return one.home > other.home || one.away > other.away;
}
