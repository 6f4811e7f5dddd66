import type { Side } from './matches.ts';
import type { PlayedBy } from './rules.ts';
import { ofSide, otherSide, type Verdict } from './verdict.ts';

/** A side’s table points from a match, without bonus. */
export function resultPoints(verdict: Verdict, side: Side, rules: PlayedBy): number {
  const { taker, forfeitedBy } = verdict;
  const { points, forfeit, partners } = rules;
  // With changing partners, each player gets what the pair scored.
  if (partners && forfeitedBy === null) return ofSide(verdict.score, side);
  if (forfeitedBy === 'BOTH' || forfeitedBy === side)
    return (verdict.tooFewPlayers ? forfeit.tooFewPlayers?.lossPoints : null) ?? points.forfeitLoss;
  if (forfeitedBy !== null) return points.win;
  // In matches that may end level, the shoot-out counts only if the league gives points for it.
  const isDraw = verdict.winner === null && points.shootOutWin === null;
  if (taker === null || isDraw) return points.draw ?? 0;
  return side === taker ? winPoints(verdict, rules) : lossPoints(verdict, rules);
}

/** A side’s bonus points: for tries in any result, and for a narrow loss. A forfeiting side gets none. */
export function bonusPoints(verdict: Verdict, side: Side, { points }: PlayedBy): number {
  const { tryBonus, losingBonus } = points;
  if (!verdict.bonusAllowed || verdict.forfeitedBy === side) return 0;
  const margin = Math.abs(verdict.score.home - verdict.score.away);
  const isLoss = verdict.winner === otherSide(side);
  const forTries = tryBonus !== null && ofSide(verdict.tries, side) >= tryBonus.tries ? tryBonus.points : 0;
  const forLoss = losingBonus !== null && isLoss && margin <= losingBonus.within ? losingBonus.points : 0;
  return forTries + forLoss;
}

function winPoints(verdict: Verdict, rules: PlayedBy): number {
  const { win, overtimeWin, shootOutWin, lastSetWin } = rules.points;
  if (verdict.decidedIn === 'SHOOT_OUT') return shootOutWin ?? overtimeWin ?? win;
  if (verdict.decidedIn === 'OVERTIME') return overtimeWin ?? win;
  return wentToLastSet(verdict, rules) ? (lastSetWin ?? win) : win;
}

function lossPoints(verdict: Verdict, rules: PlayedBy): number {
  const { loss, overtimeLoss, shootOutLoss, lastSetLoss } = rules.points;
  if (verdict.decidedIn === 'SHOOT_OUT') return shootOutLoss ?? overtimeLoss ?? loss;
  if (verdict.decidedIn === 'OVERTIME') return overtimeLoss ?? loss;
  return wentToLastSet(verdict, rules) ? (lastSetLoss ?? loss) : loss;
}

function wentToLastSet({ score }: Verdict, { sets }: PlayedBy): boolean {
  return sets !== null && score.home + score.away === sets.bestOf;
}
