import { refuse } from '@traip/contract';
import { refreshDecisions } from '../../../people/family/give-consents.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import { tabulateOfEntries } from '../../race/overall/table/recompute-tables.ts';
import { clearCompletedFacts, restoreFacts } from '../facts/queries.ts';
import { setLicenceState } from '../licences/queries.ts';
import { restoreMembership } from '../memberships/queries.ts';
import { findMerge, markUndone } from '../merges/queries.ts';
import { refreshAll } from './merge-people.ts';
import { listCarded, lockPair, setDeletedAt } from './queries.ts';

const days = 30;

/** The earliest time of merges that can still be undone. */
export const undoableSince = (now: Date) => new Date(now.getTime() - days * 86_400_000);

/** Moves back what was recorded before the merge; later matches stay with the kept person. */
export async function separatePeople(trx: Trx, mergeId: string, now: Date) {
  const merge = await findMerge(trx, mergeId);
  if (!merge) return refuse('NOT_FOUND');
  if (merge.mergedAt < undoableSince(now)) return refuse('MERGE_TOO_OLD');
  const { moved, keptId, mergedId } = merge;
  const pair = { from: keptId, to: mergedId };
  await lockPair(trx, pair);
  await restoreFacts(trx, pair, moved);
  for (const { id, ...before } of moved.replaced ?? []) await setLicenceState(trx, id, before);
  for (const membership of moved.memberships) await restoreMembership(trx, pair, membership);
  await clearCompletedFacts(trx, keptId, moved.completed);
  if (moved.consents?.length) await refreshDecisions(trx, keptId);
  await setDeletedAt(trx, mergedId, null);
  await markUndone(trx, merge.id, now);
  await refreshAll(trx, await listCarded(trx, mergedId));
  await tabulateOfEntries(trx, moved.races ?? []);
  return undefined;
}
