// A tie of two teams: what its rubbers add up to, and which results are impossible.

import { worthOf } from '../sports/rubbers.ts';
import type { Rubber, RubberRules, SetRules } from '../sports/rules.ts';
import type { ManualResult, Pair, RubberEnding, RubberScore, Side } from './event.ts';
import { isPossibleSet, leader, setsToWin, setWinner } from './sets.ts';

/** A rubber of a tie with its result. */
export interface RubberResult extends Rubber {
  readonly sets: readonly Pair[];
  readonly ending: RubberEnding | null;
  /** Null while in play, or if it was not played. */
  readonly winner: Side | null;
  /** As tables count them: a side that retires loses the remaining sets. */
  readonly setsWon: Pair;
  readonly games: Pair;
}

/** Why the rubbers of a tie are impossible. */
export type RubberBreach =
  | { readonly breach: 'RUBBER_UNKNOWN' | 'RUBBER_TWICE' | 'RUBBER_UNDECIDED'; readonly rubber: string }
  | { readonly breach: 'RUBBER_SET_IMPOSSIBLE'; readonly rubber: string; readonly set: number }
  /** The tie was already decided, and its rules end it there. */
  | { readonly breach: 'RUBBER_NOT_NEEDED'; readonly rubber: string }
  | { readonly breach: 'RUBBERS_MISSING'; readonly rubbers: readonly string[] };

const none: Pair = { home: 0, away: 0 };

/** What is wrong with one rubber, possibly unfinished; null if nothing is. */
export function checkRubber(score: RubberScore, rules: RubberRules | null): RubberBreach | null {
  const { key: rubber, sets, ending } = score;
  if (rules === null || !rules.list.some(({ key }) => key === rubber))
    return { breach: 'RUBBER_UNKNOWN', rubber };
  if (isUnstarted(ending) && sets.length > 0) return { breach: 'RUBBER_SET_IMPOSSIBLE', rubber, set: 1 };
  const wrong = sets.findIndex((pair, at) => !mayStand(pair, at, score, rules.sets));
  return wrong < 0 ? null : { breach: 'RUBBER_SET_IMPOSSIBLE', rubber, set: wrong + 1 };
}

function isUnstarted(ending: RubberScore['ending']): boolean {
  return ending === 'UNPLAYED' || ending === 'FORFEIT_HOME' || ending === 'FORFEIT_AWAY';
}

/** A set is possible, or the last one and still open; none follows the one that won the rubber. */
function mayStand(pair: Pair, at: number, { sets, ending }: RubberScore, rules: SetRules): boolean {
  const isCounted = [pair.home, pair.away].every((value) => Number.isSafeInteger(value) && value >= 0);
  const isOver = isWonIn(sets.slice(0, at), rules);
  if (!isCounted || isOver || at >= rules.bestOf) return false;
  const isLast = at === sets.length - 1;
  const isOpen = setWinner(rules, at + 1, pair, false) === null;
  // A retirement after the last point comes too late.
  if (isLast && ending && isWonIn(sets, rules)) return false;
  return isPossibleSet(rules, at + 1, pair) || (isLast && isOpen);
}

function isWonIn(sets: readonly Pair[], rules: SetRules): boolean {
  const won = countSets(sets, rules);
  return Math.max(won.home, won.away) >= setsToWin(rules);
}

function countSets(sets: readonly Pair[], rules: SetRules): Pair {
  const winners = sets.map((pair, at) => setWinner(rules, at + 1, pair, false));
  const count = (side: Side) => winners.filter((winner) => winner === side).length;
  return { home: count('HOME'), away: count('AWAY') };
}

/** What is wrong with the whole result of a tie; null if nothing is. A score without rubbers may suffice. */
export function checkTie(
  { score, rubbers }: ManualResult,
  rules: RubberRules,
): RubberBreach | ScoreBreach | null {
  if (rubbers === undefined) return checkPlainScore(score, rules);
  const seen = new Set<string>();
  for (const rubber of rubbers) {
    if (seen.has(rubber.key)) return { breach: 'RUBBER_TWICE', rubber: rubber.key };
    seen.add(rubber.key);
    const breach = checkRubber(rubber, rules);
    if (breach !== null) return breach;
  }
  const results = rubberResults(rubbers, rules);
  const open = results.find(({ winner, ending }) => winner === null && ending !== 'UNPLAYED');
  if (open) return { breach: 'RUBBER_UNDECIDED', rubber: open.key };
  return checkWhole(results, rules) ?? agreement(score, rubberScore(results));
}

type ScoreBreach = { readonly breach: 'SCORE_REQUIRED' | 'SCORE_INVALID' };

function checkPlainScore(score: Pair | undefined, { list }: RubberRules): ScoreBreach | null {
  if (score === undefined) return { breach: 'SCORE_REQUIRED' };
  return score.home + score.away > worthOf(list) ? { breach: 'SCORE_INVALID' } : null;
}

function agreement(score: Pair | undefined, { home, away }: Pair): ScoreBreach | null {
  return score && (score.home !== home || score.away !== away) ? { breach: 'SCORE_INVALID' } : null;
}

/** Every rubber was played, or as many as it took to decide if the rules end the tie there. */
function checkWhole(results: readonly RubberResult[], rules: RubberRules): RubberBreach | null {
  const { list, stopWhenDecided } = rules;
  const missing: string[] = [];
  let before: RubberResult[] = [];
  for (const { key } of list) {
    const isOver = stopWhenDecided && isDecided(rubberScore(before), rules);
    const own = results.find((result) => result.key === key);
    if (own === undefined && !isOver) missing.push(key);
    if (own !== undefined && isOver && own.ending !== 'UNPLAYED')
      return { breach: 'RUBBER_NOT_NEEDED', rubber: key };
    if (own !== undefined) before = [...before, own];
  }
  return missing.length > 0 ? { breach: 'RUBBERS_MISSING', rubbers: missing } : null;
}

/** The rubbers of a tie in the order of the rules. */
export function rubberResults(
  scores: readonly RubberScore[],
  { list, sets: rules }: RubberRules,
): readonly RubberResult[] {
  return list.flatMap((rubber) => {
    const score = scores.find(({ key }) => key === rubber.key);
    return score ? [resultOf(rubber, score, rules)] : [];
  });
}

function resultOf(rubber: Rubber, { sets, ending = null }: RubberScore, rules: SetRules): RubberResult {
  const won = countSets(sets, rules);
  const winner = winnerOf(won, ending, rules);
  const isForfeit = ending === 'FORFEIT_HOME' || ending === 'FORFEIT_AWAY';
  return {
    ...rubber,
    sets,
    ending,
    winner,
    setsWon: ending !== null && winner !== null ? raised(won, winner, setsToWin(rules)) : won,
    games:
      isForfeit && winner ? raised(none, winner, setsToWin(rules) * (rules.to ?? 0)) : gamesOf(sets, rules),
  };
}

function winnerOf(won: Pair, ending: RubberEnding | null, rules: SetRules): Side | null {
  switch (ending) {
    case 'RETIRED_HOME':
    case 'FORFEIT_HOME':
      return 'AWAY';
    case 'RETIRED_AWAY':
    case 'FORFEIT_AWAY':
      return 'HOME';
    case 'UNPLAYED':
      return null;
    default:
      return Math.max(won.home, won.away) >= setsToWin(rules) ? leader(won) : null;
  }
}

function raised(pair: Pair, side: Side, to: number): Pair {
  return side === 'HOME' ? { ...pair, home: to } : { ...pair, away: to };
}

// A match tie-break has more points than a set has games, but counts as one game.
function gamesOf(sets: readonly Pair[], rules: SetRules): Pair {
  const { bestOf, to, lastTo } = rules;
  const isTieBreak = (at: number) => at + 1 === bestOf && to !== null && lastTo !== null && lastTo > to;
  return sets.reduce<Pair>((sum, pair, at) => {
    const ahead = setWinner(rules, at + 1, pair, false);
    const games = isTieBreak(at) ? (ahead === null ? none : raised(none, ahead, 1)) : pair;
    return plus(sum, games);
  }, none);
}

function plus(a: Pair, b: Pair): Pair {
  return { home: a.home + b.home, away: a.away + b.away };
}

/** The score of a tie: the total worth of the rubbers each side won. */
export function rubberScore(results: readonly RubberResult[]): Pair {
  return results.reduce<Pair>((sum, { winner, value }) => {
    return winner === null ? sum : plus(sum, raised(none, winner, value));
  }, none);
}

/** Whether the trailing side can no longer catch up. */
export function isDecided({ home, away }: Pair, { list }: RubberRules): boolean {
  return Math.max(home, away) * 2 > worthOf(list);
}

/** The sets and games of all rubbers of a tie. */
export function tieTotals(results: readonly RubberResult[]): { readonly sets: Pair; readonly games: Pair } {
  return {
    sets: results.reduce((sum, { setsWon }) => plus(sum, setsWon), none),
    games: results.reduce((sum, { games }) => plus(sum, games), none),
  };
}

/** The rubbers that must be entered before a tie can end. */
export function rubbersLeft(results: readonly RubberResult[], rules: RubberRules): RubberBreach | null {
  const open = results.find(({ winner, ending }) => winner === null && ending !== 'UNPLAYED');
  return open ? { breach: 'RUBBER_UNDECIDED', rubber: open.key } : checkWhole(results, rules);
}
