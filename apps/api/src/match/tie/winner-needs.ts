import type { Pair, WinnerNeeds } from '@traip/engine/match';
import type { Trx } from '../../db/schema.ts';
import { findResult, findTie } from './queries.ts';

interface MatchInTie {
  readonly phaseId: string;
  readonly key: string;
  readonly kind: 'NORMAL' | 'TIEBREAK';
  readonly tieKey: string | null;
}

/** Whether somebody has to go through at the end of this match, and what they bring from the first leg. */
export async function winnerNeedsOf(trx: Trx, match: MatchInTie, score: Pair): Promise<WinnerNeeds> {
  if (match.kind === 'TIEBREAK') return { knockout: true };
  if (match.tieKey === null) return { knockout: false };
  const found = await findTie(trx, match.phaseId, match.tieKey);
  if (!found || found.tie.legs === 1) return { knockout: true };
  const [firstLeg, secondLeg] = [`${match.tieKey}.1`, `${match.tieKey}.2`];
  const first = match.key === secondLeg ? await findResult(trx, match.phaseId, firstLeg) : null;
  // The first leg may end level, and a second one that is played before it decides nothing yet.
  if (first === null) return { knockout: false };
  const isDecidedAway = found.params.awayGoals === true && first.score.away !== score.away;
  // The hosts of the first leg are the visitors of the second one.
  return { knockout: !isDecidedAway, carried: { home: first.score.away, away: first.score.home } };
}
