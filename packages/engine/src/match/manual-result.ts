import type { ForfeitRules, SportRules } from '../sports/rules.ts';
import type { EventBreach } from './breach.ts';
import type { ManualResult, MatchEvent, Pair, Side } from './event.ts';
import { checkMargin, holesIn } from './holes.ts';
import { checkTie } from './rubber.ts';
import { isPossibleSet, type SetScore, setsWon, setWinner } from './sets.ts';

/** Why a manual result is impossible; null if it is possible. */
export function checkManualResult(result: ManualResult, rules: SportRules): EventBreach | null {
  const { method, winner } = result;
  if (winner !== undefined && method === undefined) return { breach: 'METHOD_REQUIRED' };
  const isMargin = holesIn(rules) !== null && method !== undefined;
  if (method !== undefined && !isMargin && !rules.methods.includes(method))
    return { breach: 'METHOD_UNKNOWN', method, allowed: rules.methods };
  return checkNumbers(result, rules) ?? (result.outcome === 'NORMAL' ? checkPlayed(result, rules) : null);
}

function checkNumbers(result: ManualResult, rules: SportRules): EventBreach | null {
  const { score, shootOut, tries, outs, earnedRuns, sets = [] } = result;
  const pairs = [score, shootOut, tries, outs, earnedRuns, ...sets];
  const areCounts = pairs.every((pair) => pair === undefined || isCount(pair));
  if (result.sets !== undefined && rules.sets === null) return { breach: 'SCORE_INVALID', of: 'sets' };
  if (result.rubbers !== undefined && rules.rubbers === null)
    return { breach: 'SCORE_INVALID', of: 'rubbers' };
  if (rules.scoring !== 'INNINGS' && (outs || earnedRuns))
    return { breach: 'SCORE_INVALID', of: outs ? 'outs' : 'earnedRuns' };
  return areCounts ? null : { breach: 'SCORE_INVALID' };
}

function isCount({ home, away }: Pair): boolean {
  return [home, away].every((value) => Number.isSafeInteger(value) && value >= 0);
}

function checkPlayed(result: ManualResult, rules: SportRules): EventBreach | null {
  const points = rules.partners?.points ?? null;
  const { score, method } = result;
  const holes = holesIn(rules);
  if (holes !== null && method !== undefined && !rules.methods.includes(method))
    return checkMargin(result, holes);
  if (points !== null && score !== undefined && score.home + score.away !== points)
    return { breach: 'SUM_WRONG', points };
  return rules.rubbers === null ? checkScore(result, rules) : checkTie(result, rules.rubbers);
}

function checkScore({ score, sets, ...bout }: ManualResult, rules: SportRules): EventBreach | null {
  if (sets === undefined || rules.sets === null)
    return score || hasOutcome(bout) || rules.scoring === 'RACE' ? null : { breach: 'SCORE_REQUIRED' };
  const shape = rules.sets;
  const wrong = sets.findIndex((pair, at) => at >= shape.bestOf || !isPossibleSet(shape, at + 1, pair));
  if (wrong >= 0) return { breach: 'SET_SCORE_IMPOSSIBLE', set: wrong + 1 };
  const won = setsWon(numbered(sets, rules));
  const agrees = score === undefined || (score.home === won.home && score.away === won.away);
  return agrees ? null : { breach: 'SCORE_DISAGREES_WITH_SETS' };
}

/** Whether a bout’s ending is clear without points. */
function hasOutcome({ winner, method, scoreCards }: Omit<ManualResult, 'score' | 'sets'>): boolean {
  return winner !== undefined || scoreCards !== undefined || method === 'DRAW';
}

/** Manually entered sets, with their numbers and winners. */
export function numbered(sets: readonly Pair[], rules: SportRules): readonly SetScore[] {
  return sets.map(({ home, away }, at) => {
    const winner = rules.sets === null ? null : setWinner(rules.sets, at + 1, { home, away }, true);
    return { set: at + 1, home, away, winner };
  });
}

/** The manual result that counts: the last one to arrive, from events in match order. */
export function manualResultIn(events: readonly MatchEvent[]): ManualResult | null {
  return events.findLast((event) => event.type === 'MANUAL_RESULT')?.payload ?? null;
}

/** The score awarded against a side that forfeits. */
export function forfeitScore(forfeit: ForfeitRules, innocent: Side, tooFewPlayers: boolean): Pair {
  const { winner, loser } = (tooFewPlayers ? forfeit.tooFewPlayers : null) ?? forfeit;
  return innocent === 'HOME' ? { home: winner, away: loser } : { home: loser, away: winner };
}
