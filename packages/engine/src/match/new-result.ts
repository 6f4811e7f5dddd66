import type { SportRules } from '../sports/rules.ts';
import type { EventBreach } from './breach.ts';
import type { ManualResult, MatchEvent, Pair } from './event.ts';
import { holesIn } from './holes.ts';

/** Checks a result entered now. Stored results were accepted by the rules of their day, and stay readable. */
export function checkNewResult(event: MatchEvent, rules: SportRules): EventBreach | null {
  if (event.type !== 'MANUAL_RESULT' || event.payload.outcome !== 'NORMAL') return null;
  const result = event.payload;
  if (hasOddShootOut(result, rules)) return { breach: 'SCORE_INVALID', of: 'shootOut' };
  if (hasOddTries(result, rules)) return { breach: 'SCORE_INVALID', of: 'tries' };
  if (hasOddRuns(result)) return { breach: 'SCORE_INVALID', of: 'earnedRuns' };
  return hasOddHoles(result, rules) ? { breach: 'SCORE_INVALID', of: 'score' } : null;
}

/** A shoot-out in a sport without one, or one without a winner. */
function hasOddShootOut({ shootOut }: ManualResult, { draw, points }: SportRules): boolean {
  if (shootOut === undefined) return false;
  const isOfTheSport = draw.knockout.includes('SHOOT_OUT') || points.shootOutWin !== null;
  return !isOfTheSport || shootOut.home === shootOut.away;
}

/** More tries than the points allow. */
function hasOddTries({ score, tries }: ManualResult, { goalKinds }: SportRules): boolean {
  if (tries === undefined) return false;
  const values = goalKinds.filter(({ stat }) => stat === 'TRIES').map(({ value }) => value);
  if (values.length === 0) return tries.home + tries.away > 0;
  const min = Math.min(...values);
  return score !== undefined && isAnyMore({ home: tries.home * min, away: tries.away * min }, score);
}

function hasOddRuns({ score, earnedRuns }: ManualResult): boolean {
  return score !== undefined && earnedRuns !== undefined && isAnyMore(earnedRuns, score);
}

/** Holes are a lead: only one side has it, and it cannot exceed the number of holes. */
function hasOddHoles({ score }: ManualResult, rules: SportRules): boolean {
  const holes = holesIn(rules);
  if (holes === null || score === undefined) return false;
  return Math.min(score.home, score.away) > 0 || Math.max(score.home, score.away) > holes;
}

function isAnyMore(one: Pair, other: Pair): boolean {
  return one.home > other.home || one.away > other.away;
}
