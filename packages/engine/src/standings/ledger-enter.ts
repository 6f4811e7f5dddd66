import { isOfficial } from './counting.ts';
import { share } from './entry.ts';
import type { TableMatch } from './matches.ts';
import type { TableRules } from './rules.ts';
import { add, type OpenTally } from './tally.ts';
import { verdictOf } from './verdict.ts';

/** Puts what the two sides take from a counting match into their sums, or takes it out again. */
export function enter(
  { match, isPlain }: { readonly match: TableMatch; readonly isPlain: boolean },
  home: OpenTally,
  away: OpenTally,
  sign: 1 | -1,
  rules: TableRules,
): void {
  if (isPlain) enterScore(match, home, away, sign, rules);
  else enterShares(match, home, away, sign, rules);
}

function enterShares(
  match: TableMatch,
  home: OpenTally,
  away: OpenTally,
  sign: 1 | -1,
  rules: TableRules,
): void {
  const verdict = verdictOf(match, rules);
  add(home, share(match, verdict, 'HOME', rules), sign);
  add(away, share(match, verdict, 'AWAY', rules), sign);
}

/** Whether all that a match brings follows from its score. */
export function isPlain(match: TableMatch, rules: TableRules): boolean {
  return isPlainScore(match) && scoreIsAll(rules);
}

/** Points that follow from who scored more, and from nothing else. */
function scoreIsAll({ scoring, sets, points }: TableRules): boolean {
  return scoring !== 'SETS' && sets === null && points.tryBonus === null && points.losingBonus === null;
}

/** A match that says no more than its score, as most do. */
function isPlainScore(match: TableMatch): boolean {
  if (match.outcome !== undefined && match.outcome !== 'NORMAL') return false;
  if (match.overtime === true || match.shootOut !== undefined || match.winner !== undefined) return false;
  if (match.sets !== undefined || match.tries !== undefined || match.cards !== undefined) return false;
  return match.classPoints === undefined && match.outs === undefined && match.earnedRuns === undefined;
}

const nil = { home: 0, away: 0 };

/** The same as adding the shares of the two sides, without writing them down. */
function enterScore(
  match: TableMatch,
  home: OpenTally,
  away: OpenTally,
  sign: 1 | -1,
  { points }: TableRules,
): void {
  const score = match.score ?? nil;
  const open = isOfficial(match) ? 0 : sign;
  enterGoals(home, score.home, score.away, sign, open);
  enterGoals(away, score.away, score.home, sign, open);
  away.awayFor += sign * score.away;
  if (score.home === score.away) {
    home.drawn += sign;
    away.drawn += sign;
    home.resultPoints += sign * (points.draw ?? 0);
    away.resultPoints += sign * (points.draw ?? 0);
    return;
  }
  const isHome = score.home > score.away;
  const winner = isHome ? home : away;
  const loser = isHome ? away : home;
  winner.won += sign;
  loser.lost += sign;
  winner.resultPoints += sign * points.win;
  loser.resultPoints += sign * points.loss;
  if (!isHome) away.awayWon += sign;
}

function enterGoals(sum: OpenTally, scored: number, conceded: number, sign: 1 | -1, open: number): void {
  sum.played += sign;
  sum.for += sign * scored;
  sum.against += sign * conceded;
  sum.withoutInnings += sign;
  sum.withoutEarnedRuns += sign;
  sum.open += open;
}
