import { canDo, isBreach, resultOf } from '@traip/engine/match';
import type { Trx } from '../../../platform/db/schema.ts';
import type { LockedMatch } from '../desk/locked-match.ts';
import { actionRefusal } from '../desk/refusals.ts';
import { winnerNeedsOf } from '../tie/winner-needs.ts';

/** A finished match must still be finishable after a correction. */
export async function finishRefusal(trx: Trx, { match, rules, state, actor }: LockedMatch) {
  if (match.state !== 'FINISHED') return null;
  const needs = await winnerNeedsOf(trx, match, resultOf(state, rules).score);
  const ending = { match: state, rules, ...needs };
  const permission = canDo('finish', { status: 'IN_PROGRESS', dated: true }, actor, ending);
  return isBreach(permission) ? actionRefusal('finish', permission) : null;
}
