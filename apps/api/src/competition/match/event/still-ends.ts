import { canDo, isBreach, resultOf } from '@traip/engine/match';
import type { Trx } from '../../../platform/db/schema.ts';
import type { OpenDesk } from '../desk/open-desk.ts';
import { actionRefusal } from '../desk/refusals.ts';
import { winnerNeedsOf } from '../tie/winner-needs.ts';

/** A match that is over must still be able to end like this once it was corrected. */
export async function endingRefusal(trx: Trx, { match, rules, state, writer }: OpenDesk) {
  if (match.state !== 'FINISHED') return null;
  const needs = await winnerNeedsOf(trx, match, resultOf(state, rules).score);
  const ending = { match: state, rules, ...needs };
  const permission = canDo('finish', { status: 'IN_PROGRESS', dated: true }, writer, ending);
  return isBreach(permission) ? actionRefusal('finish', permission) : null;
}
