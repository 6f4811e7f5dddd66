import type { Trx } from '../../../platform/db/schema.ts';
import { logMerge } from '../pair/log-merge.ts';
import type { OpenPair } from '../pair/open-pair.ts';
import { deleteDifferent, insertDifferent } from './queries.ts';

/** Two people marked as different are not suggested again until that is withdrawn. */
export async function judgePair(
  trx: Trx,
  context: Parameters<typeof logMerge>[1],
  { pair, merger }: OpenPair,
  areTwo: boolean,
) {
  const judged = { judgedBy: context.scope.userId, judgedAt: context.now() };
  await (areTwo ? insertDifferent(trx, pair, judged) : deleteDifferent(trx, pair));
  await logMerge(trx, context, merger, { action: areTwo ? 'PEOPLE_TOLD_APART' : 'TOLD_APART_UNDONE' });
  return { areTwo };
}
