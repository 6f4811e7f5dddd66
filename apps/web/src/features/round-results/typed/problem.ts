import type { SportRules } from '@traip/engine';
import { isPossibleSet, isPossibleTotal, setsToWin } from '@traip/engine/match';
import { readHoles } from '../../../ui/bout/holes-values.ts';
import {
  hasPoints,
  isBlank,
  isFull,
  mayShootOut,
  numbersOf,
  type RoundMatchData,
  scoreOf,
  type TypedResult,
  typedSets,
} from './typed-result.ts';

/** Why a result is impossible, with the numbers for the message. */
export type Problem =
  | { readonly problem: 'INCOMPLETE' | 'MARGIN' | 'HALVED' }
  | { readonly problem: 'SET' | 'TOTAL'; readonly values: Readonly<Record<string, number>> }
  | { readonly problem: 'LEVEL' | 'SUM'; readonly values: Readonly<Record<string, number>> }
  | { readonly problem: 'SHOOT_OUT' };

/** Null: valid, as far as this device can tell. The backend has the last word. */
export function problemOf(
  typed: TypedResult,
  match: Pick<RoundMatchData, 'isKnockout'>,
  rules: SportRules,
): Problem | null {
  if (rules.scoring === 'HOLES') return holesProblem(typed, match, rules);
  return rules.sets === null ? scoreProblem(typed, match, rules) : setsProblem(typed, rules, rules.sets);
}

/** Errors that further typing can fix. */
export function isUnfinished(found: Problem | null): boolean {
  if (found?.problem === 'INCOMPLETE') return true;
  if (found?.problem !== 'TOTAL') return false;
  const { toWin = 0, home = 0, away = 0 } = found.values;
  return Math.max(home, away) < toWin;
}

function holesProblem(
  { method }: TypedResult,
  { isKnockout }: Pick<RoundMatchData, 'isKnockout'>,
  rules: SportRules,
): Problem | null {
  switch (readHoles(method, rules, { isKnockout })) {
    case 'EMPTY':
      return { problem: 'INCOMPLETE' };
    case 'IMPOSSIBLE':
      return { problem: 'MARGIN' };
    case 'LEVEL':
      return isKnockout || !rules.draw.league ? { problem: 'HALVED' } : null;
    default:
      return null;
  }
}

function setsProblem(
  typed: TypedResult,
  rules: SportRules,
  shape: NonNullable<SportRules['sets']>,
): Problem | null {
  const sets = typedSets(typed);
  if (sets.length === 0 && !hasPoints(typed, rules)) return null;
  if (sets.length === 0 && !isFull(typed.score)) return { problem: 'INCOMPLETE' };
  if (!sets.every(isFull)) return { problem: 'INCOMPLETE' };
  const wrong = sets.findIndex((set, at) => !isPossibleSet(shape, at + 1, numbersOf(set)));
  if (wrong >= 0) return { problem: 'SET', values: { set: wrong + 1, ...numbersOf(sets[wrong] ?? noBoxes) } };
  const total = numbersOf(scoreOf(typed, rules));
  const toWin = setsToWin(shape);
  // Timed sets are all played; a bout may be won before its last round.
  const mayEndBefore = (shape.to === null && shape.bestOf % 2 === 0) || typed.method !== '';
  const isOver = mayEndBefore || Math.max(total.home, total.away) >= toWin;
  if (isPossibleTotal(shape, total) && isOver) return null;
  return { problem: 'TOTAL', values: { bestOf: shape.bestOf, toWin, ...total } };
}

const noBoxes = { home: '', away: '' };

function scoreProblem(
  typed: TypedResult,
  match: Pick<RoundMatchData, 'isKnockout'>,
  rules: SportRules,
): Problem | null {
  if (!hasPoints(typed, rules)) return null;
  if (!isFull(typed.score)) return { problem: 'INCOMPLETE' };
  const score = numbersOf(typed.score);
  const points = rules.partners?.points ?? null;
  if (points !== null && score.home + score.away !== points)
    return { problem: 'SUM', values: { points, ...score } };
  if (score.home !== score.away || typed.method !== '') return null;
  if (mayShootOut(typed, match, rules) && !isBlank(typed.shootOut)) return shootOutProblem(typed);
  return rules.draw.league ? null : { problem: 'LEVEL', values: score };
}

function shootOutProblem({ shootOut }: TypedResult): Problem | null {
  if (!isFull(shootOut)) return { problem: 'INCOMPLETE' };
  const { home, away } = numbersOf(shootOut);
  return home === away ? { problem: 'SHOOT_OUT' } : null;
}
