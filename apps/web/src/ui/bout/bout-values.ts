import type { SportRules } from '@traip/engine';
import { type CardsDecision, decideScoreCards, isExtraTime, type ScoreCards } from '@traip/engine/match';

export type Winner = 'HOME' | 'AWAY';

/** One judge's input: "10-9" for each round, empty if nothing is chosen yet. */
export interface JudgeValues {
  readonly rounds: readonly string[];
  readonly named: Winner | null;
}

export interface CardsValues {
  readonly judges: readonly JudgeValues[];
  /** Deductions by the referee. */
  readonly deductions: { readonly home: number; readonly away: number };
}

/** The values of the bout form. */
export interface BoutValues {
  /** Empty: by the score. */
  readonly method: string;
  /** Null: not chosen. */
  readonly winner: Winner | null;
  readonly period: number;
  /** As typed: "1:43"; empty: unknown. */
  readonly time: string;
  /** Null: without cards. */
  readonly cards: CardsValues | null;
}

interface SavedBout {
  readonly method: string | null;
  readonly winnerByMethod: Winner | null;
  readonly stoppedAt: { readonly period: number; readonly minute: number; readonly second: number } | null;
  readonly scoreCards: ScoreCards | null;
}

export const roundScores = ['10-10', '10-9', '10-8', '10-7', '9-10', '8-10', '7-10'] as const;
export const judgeCounts = [1, 3, 5] as const;

/** The number of rounds on each card. */
export const roundsOf = ({ periods }: Pick<SportRules, 'periods'>) => periods?.n ?? 1;

export function emptyCards(judges: number, rounds: number): CardsValues {
  const judge: JudgeValues = { rounds: Array.from({ length: rounds }, () => ''), named: null };
  return { judges: Array.from({ length: judges }, () => judge), deductions: { home: 0, away: 0 } };
}

/** More or fewer judges; the remaining ones keep their cards. */
export function withJudges(cards: CardsValues, count: number, rounds: number): CardsValues {
  const { judges } = emptyCards(count, rounds);
  return { ...cards, judges: judges.map((judge, at) => cards.judges[at] ?? judge) };
}

export function firstBout(saved: SavedBout | null): BoutValues {
  const { method = null, winnerByMethod = null, stoppedAt = null, scoreCards = null } = saved ?? {};
  return {
    method: method ?? '',
    winner: winnerByMethod,
    period: stoppedAt?.period ?? 1,
    time: stoppedAt === null ? '' : clockText(stoppedAt),
    cards: scoreCards === null ? null : typedCards(scoreCards),
  };
}

export function clockText({ minute, second }: { readonly minute: number; readonly second: number }): string {
  return `${minute}:${String(second).padStart(2, '0')}`;
}

function typedCards({ judges, deductions }: ScoreCards): CardsValues {
  const deductionOf = (side: Winner) =>
    deductions.reduce((sum, { from, points }) => sum + (from === side ? points : 0), 0);
  return {
    judges: judges.map(({ rounds, named = null }) => ({
      rounds: rounds.map(({ home, away }) => `${home}-${away}`),
      named,
    })),
    deductions: { home: deductionOf('HOME'), away: deductionOf('AWAY') },
  };
}

/** Whether the judges decide this way to win. */
export const isJudged = (method: string, { bout }: Pick<SportRules, 'bout'>) =>
  bout?.judged === true && (method === 'WP' || method === 'DRAW');

/** Whether this way to win can end a bout at any moment, so that its time matters. */
export const endsAnyTime = (method: string) =>
  !['', 'WP', 'WO', 'DRAW', 'POINTS', 'SENSHU', 'DECISION'].includes(method);

/** The cards in the engine's format. */
function toScoreCards({ judges, deductions }: CardsValues): ScoreCards {
  const deduction = (from: Winner, points: number) => (points > 0 ? [{ from, points }] : []);
  return {
    judges: judges.map(({ rounds, named }) => ({ named, rounds: rounds.flatMap(roundIn) })),
    deductions: [...deduction('HOME', deductions.home), ...deduction('AWAY', deductions.away)],
  };
}

function roundIn(text: string) {
  const [home, away] = text.split('-').map(Number);
  return home === undefined || away === undefined || text === '' ? [] : [{ home, away }];
}

/** The current decision of the cards, or their error. */
export function readCards(
  cards: CardsValues,
  rules: Pick<SportRules, 'periods'>,
): CardsDecision | { readonly problem: 'ROUND_MISSING' | 'OTHER' } {
  const decision = decideScoreCards(toScoreCards(cards), roundsOf(rules));
  if (!('breach' in decision)) return decision;
  return { problem: decision.problem === 'ROUND_MISSING' ? 'ROUND_MISSING' : 'OTHER' };
}

/** "1:43", "1.43" or "1 43"; undefined if invalid. */
export function timeIn(text: string): { readonly minute: number; readonly second: number } | undefined {
  const found = /^(\d{1,3})[:.'′ ]([0-5]?\d)$/.exec(text.trim());
  return found ? { minute: Number(found[1]), second: Number(found[2]) } : undefined;
}

/** The request; a method that the sport doesn't have is left out. */
export function toBoutInput(values: BoutValues, rules: SportRules) {
  const { method, winner, period, time, cards } = values;
  if (!rules.methods.includes(method)) return {};
  if (cards !== null && isJudged(method, rules)) return { method: 'WP', scoreCards: cardsInput(cards) };
  const at = endsAnyTime(method) ? timeIn(time) : undefined;
  return {
    method,
    ...(winner === null || method === 'DRAW' ? {} : { winner }),
    ...(at === undefined ? {} : { stoppedAt: { period, ...at } }),
  };
}

function cardsInput(cards: CardsValues) {
  const { judges, deductions } = toScoreCards(cards);
  return {
    judges: judges.map(({ rounds, named }) => ({ rounds: [...rounds], named: named ?? null })),
    deductions: [...deductions],
  };
}

/** Whether everything needed to end a bout is entered. */
export function isComplete(values: BoutValues, rules: SportRules, isKnockout: boolean): boolean {
  const { method, winner, cards } = values;
  if (method === '') return false;
  if (cards === null || !isJudged(method, rules)) return winner !== null || method === 'DRAW';
  const decision = readCards(cards, rules);
  return !('problem' in decision) && (decision.winner !== null || !isKnockout);
}

/** The rounds that can be the last one, including golden score. */
export function roundChoices(
  rules: SportRules,
): readonly { readonly period: number; readonly isExtra: boolean }[] {
  const { n = 1, otN = 0 } = rules.periods ?? {};
  const count = n + Math.min(otN ?? 1, 1);
  return Array.from({ length: count }, (_, at) => ({ period: at + 1, isExtra: isExtraTime(rules, at + 1) }));
}
