import type { Pair, WinnerNeeds } from '@traip/engine/match';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import { findResult, findTie } from './queries.ts';

interface MatchInTie {
  readonly phaseId: string;
  readonly key: string;
  readonly kind: 'NORMAL' | 'TIEBREAK';
  readonly tieKey: string | null;
}

/** How a level match is decided. */
interface Decider {
  readonly needsWinner: boolean;
  /** The score of the first leg, as seen by this match's home and away. */
  readonly carried: Pair | null;
  readonly awayGoals: boolean;
}

const withoutLegs = (needsWinner: boolean): Decider => ({ needsWinner, carried: null, awayGoals: false });

export async function deciderOf(db: Database, match: MatchInTie): Promise<Decider> {
  if (match.kind === 'TIEBREAK') return withoutLegs(true);
  if (match.tieKey === null) return withoutLegs(false);
  const found = await findTie(db, match.phaseId, match.tieKey);
  if (!found || found.tie.legs === 1) return withoutLegs(true);
  const firstLeg = `${match.tieKey}.1`;
  const secondLeg = `${match.tieKey}.2`;
  const first = match.key === secondLeg ? await findResult(db, match.phaseId, firstLeg) : null;
  // The first leg may end level, and a second leg played before it decides nothing yet.
  if (first === null) return withoutLegs(false);
  // Home and away are swapped in the first leg.
  const carried = { home: first.score.away, away: first.score.home };
  return { needsWinner: true, carried, awayGoals: found.params.awayGoals === true };
}

/** Whether this match must have a winner, and the score carried from the first leg. */
export async function winnerNeedsOf(trx: Trx, match: MatchInTie, score: Pair): Promise<WinnerNeeds> {
  const { needsWinner, carried, awayGoals } = await deciderOf(trx, match);
  if (carried === null) return { knockout: needsWinner };
  const isDecidedAway = awayGoals && carried.home !== score.away;
  return { knockout: !isDecidedAway, carried };
}
