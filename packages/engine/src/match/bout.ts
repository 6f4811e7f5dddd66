// How a bout ends: which combinations of method, time, points and cards are possible.
import { boutMethod } from '../sports/bout-methods.ts';
import type { SportRules } from '../sports/rules.ts';
import type { ManualResult, Pair, Side, StoppedAt } from './event.ts';
import { hasPeriod, isExtraTime } from './periods.ts';
import type { MatchResult } from './result.ts';
import { type CardsBreach, cardsOf, type Decision, decideScoreCards } from './score-cards.ts';
import { setsToWin } from './sets.ts';

/** Why a bout cannot have ended this way. */
export type BoutBreach =
  | { readonly breach: 'BOUT_TIME_IMPOSSIBLE' }
  | { readonly breach: 'BOUT_SCORE_IMPOSSIBLE'; readonly method: string }
  | { readonly breach: 'CARDS_NOT_TAKEN' }
  | { readonly breach: 'CARDS_DISAGREE'; readonly winner: Side | null }
  | CardsBreach;

/** How a bout ended. */
interface BoutEnding {
  readonly method: string;
  readonly stoppedAt: StoppedAt | null;
  /** The judges’ decision and the total of each card, if cards were kept. */
  readonly decision: Decision | null;
  readonly totals: readonly Pair[];
  /** The number of regular rounds; a later one is golden score. */
  readonly rounds: number;
  /** Whether judges score the bout: it then has no points of its own. */
  readonly isJudged: boolean;
}

/** Null if the bout can have ended this way. */
export function boutBreach(result: ManualResult, rules: SportRules): BoutBreach | null {
  if (rules.bout === null) return hasBoutFields(result) ? { breach: 'CARDS_NOT_TAKEN' } : null;
  return timeBreach(result, rules) ?? scoreBreach(result, rules) ?? cardsBreach(result, rules);
}

function hasBoutFields({ stoppedAt, scoreCards }: ManualResult): boolean {
  return stoppedAt !== undefined || scoreCards !== undefined;
}

function timeBreach({ stoppedAt, method }: ManualResult, rules: SportRules): BoutBreach | null {
  if (stoppedAt === undefined) return null;
  const { ends } = boutMethod(method ?? '');
  const { period } = stoppedAt;
  const isOfTheBout = ends !== 'UNBEGUN' && hasPeriod(rules, period) && isInRound(stoppedAt, rules);
  const isTooEarly = ends === 'FULL_TIME' && period < minRounds(rules);
  return isOfTheBout && !isTooEarly ? null : { breach: 'BOUT_TIME_IMPOSSIBLE' };
}

/** The earliest round in which a bout can end on points: with two of three rounds won, no third is fought. */
function minRounds({ periods, sets }: SportRules): number {
  return sets === null ? (periods?.n ?? 1) : setsToWin(sets);
}

function isInRound({ period, minute, second }: StoppedAt, rules: SportRules): boolean {
  const isTime = [minute, second].every((value) => Number.isSafeInteger(value) && value >= 0) && second < 60;
  const minutes = (isExtraTime(rules, period) ? rules.periods?.otMin : rules.periods?.min) ?? null;
  return isTime && (minutes === null || minute * 60 + second <= minutes * 60);
}

// Checks only recorded points: a referee who ends a bout may not have counted every point.
function scoreBreach({ method, winner, score }: ManualResult, rules: SportRules): BoutBreach | null {
  if (method === undefined) return null;
  const { needs, ends } = boutMethod(method);
  const isDrawWon = method === 'DRAW' && winner !== undefined;
  const isUnplayed = ends === 'UNBEGUN' && score !== undefined && score.home + score.away > 0;
  const lead = score === undefined ? null : leadOf(score, winner);
  const fits = lead === null || fitsLead(needs, lead, rules);
  return fits && !isDrawWon && !isUnplayed ? null : { breach: 'BOUT_SCORE_IMPOSSIBLE', method };
}

/** The winner’s lead; without a winner, the difference. */
function leadOf({ home, away }: Pair, winner: Side | undefined): number {
  if (winner === undefined) return Math.abs(home - away);
  return winner === 'HOME' ? home - away : away - home;
}

function fitsLead(needs: ReturnType<typeof boutMethod>['needs'], lead: number, rules: SportRules): boolean {
  switch (needs) {
    case 'NOTHING':
      return true;
    case 'NOT_BEHIND':
      return lead >= 0;
    case 'AHEAD':
      return lead > 0;
    case 'LEVEL':
      return lead === 0;
    case 'LEAD':
      return lead >= (rules.bout?.lead ?? 1);
  }
}

const judgedMethods = ['WP', 'DRAW'];

function cardsBreach({ scoreCards, method, winner }: ManualResult, rules: SportRules): BoutBreach | null {
  if (scoreCards === undefined) return null;
  if (rules.bout?.judged !== true || !judgedMethods.includes(method ?? ''))
    return { breach: 'CARDS_NOT_TAKEN' };
  const decided = decideScoreCards(scoreCards, rules.periods?.n ?? 1);
  if ('breach' in decided) return decided;
  const isSame =
    method === 'DRAW' ? decided.winner === null : winner === undefined || winner === decided.winner;
  return isSame ? null : { breach: 'CARDS_DISAGREE', winner: decided.winner };
}

/** How a bout ended; null if not recorded. */
export function boutEndingOf(result: MatchResult): BoutEnding | null {
  const { method, stoppedAt = null, outcome, bout } = result;
  if (method === null || outcome !== 'NORMAL' || bout === undefined) return null;
  const cards = cardsOf(result);
  const judged = { decision: cards?.decision ?? null, totals: cards?.totals ?? [] };
  return { method, stoppedAt, ...judged, ...bout };
}

interface Standing {
  readonly score: Pair;
  /** Whether its time is up. */
  readonly isOver: boolean;
}

/** How the points alone would end the bout, proposed at the desk; null if they do not end it yet. */
export function endingByPoints(
  { score, isOver }: Standing,
  rules: SportRules,
): { readonly method: string; readonly winner: Side } | null {
  const lead = Math.abs(score.home - score.away);
  if (rules.bout === null || lead === 0) return null;
  const winner = score.home > score.away ? 'HOME' : 'AWAY';
  const method = methodByPoints(Math.max(score.home, score.away), lead, isOver, rules);
  return method === null || !rules.methods.includes(method) ? null : { method, winner };
}

const superiorities = ['SUPERIORITY', 'TECHNICAL_SUPERIORITY'];

function methodByPoints(best: number, lead: number, isOver: boolean, rules: SportRules): string | null {
  const target = rules.periods?.target ?? null;
  if (target !== null && best >= target) return 'IPPON';
  if (rules.bout?.lead != null && lead >= rules.bout.lead)
    return rules.methods.find((method) => superiorities.includes(method)) ?? null;
  if (!isOver) return null;
  return rules.methods.includes('WAZA_ARI') ? 'WAZA_ARI' : 'POINTS';
}
