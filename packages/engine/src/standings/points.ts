import type { Side } from './matches.ts';
import type { PlayedBy } from './rules.ts';
import { ofSide, otherSide, type Verdict } from './verdict.ts';

/** Table points that a side takes from a match, without bonus. */
export function resultPoints(verdict: Verdict, side: Side, rules: PlayedBy): number {
  const { taker, forfeitedBy } = verdict;
  const { points, forfeit, partners } = rules;
  // Whoever changes partners keeps what the pair scored.
  if (partners && forfeitedBy === null) return ofSide(verdict.score, side);
  if (forfeitedBy === 'BOTH' || forfeitedBy === side)
    return (verdict.tooFewPlayers ? forfeit.tooFewPlayers?.lossPoints : null) ?? points.forfeitLoss;
  if (forfeitedBy !== null) return points.win;
  // Where matches may end level, kicks count only if the league gives points for them.
  const isPlainDraw = verdict.winner === null && points.shootOutWin === null;
  if (taker === null || isPlainDraw) return points.draw ?? 0;
  return side === taker ? winPoints(verdict, rules) : lossPoints(verdict, rules);
}

/** Bonus points of a side: tries in any result, and a narrow loss. Who forfeits takes none. */
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
