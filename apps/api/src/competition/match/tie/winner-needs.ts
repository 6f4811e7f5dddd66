import type { Pair, WinnerNeeds } from '@traip/engine/match';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import { findResult, findTie } from './queries.ts';

interface MatchInTie {
  readonly phaseId: string;
  readonly key: string;
  readonly kind: 'NORMAL' | 'TIEBREAK';
  readonly tieKey: string | null;
}

/** How a match is decided that ends level. */
export interface Decider {
  readonly needsWinner: boolean;
  /** The first leg, as this match's home and away see it. */
  readonly carried: Pair | null;
  readonly awayGoals: boolean;
}

const alone = (needsWinner: boolean): Decider => ({ needsWinner, carried: null, awayGoals: false });

export async function deciderOf(db: Database, match: MatchInTie): Promise<Decider> {
  if (match.kind === 'TIEBREAK') return alone(true);
  if (match.tieKey === null) return alone(false);
  const found = await findTie(db, match.phaseId, match.tieKey);
  if (!found || found.tie.legs === 1) return alone(true);
  const [firstLeg, secondLeg] = [`${match.tieKey}.1`, `${match.tieKey}.2`];
  const first = match.key === secondLeg ? await findResult(db, match.phaseId, firstLeg) : null;
  // The first leg may end level, and a second one that is played before it decides nothing yet.
  if (first === null) return alone(false);
  // The hosts of the first leg are the visitors of the second one.
  const carried = { home: first.score.away, away: first.score.home };
  return { needsWinner: true, carried, awayGoals: found.params.awayGoals === true };
}

/** Whether somebody has to go through at the end of this match, and what they bring from the first leg. */
export async function winnerNeedsOf(trx: Trx, match: MatchInTie, score: Pair): Promise<WinnerNeeds> {
  const { needsWinner, carried, awayGoals } = await deciderOf(trx, match);
  if (carried === null) return { knockout: needsWinner };
  const isDecidedAway = awayGoals && carried.home !== score.away;
  return { knockout: !isDecidedAway, carried };
}
