import { type personMergeCalls, refuse } from '@traip/contract';
import type { Handler } from '../../../platform/routing/handler.ts';
import { logMerge } from '../pair/log-merge.ts';
import { separatePeople, undoableSince } from '../pair/separate-people.ts';
import { findOwnMerge, listOwnMerges } from './queries.ts';

export const mine: Handler<typeof personMergeCalls.mine> = async ({ db, caller: { userId }, now }) => {
  const merges = await listOwnMerges(db, userId, undoableSince(now()));
  return {
    merges: merges.map(({ id: mergeId, mergedAt, enteredBy, keptId, ...row }) => ({
      mergeId,
      mergedAt,
      enteredBy,
      merged: `${row.mergedFirstName} ${row.mergedSurnames}`.trim(),
      child: keptId === userId ? null : `${row.firstName} ${row.surnames}`.trim(),
    })),
  };
};

/** The account's owner, or the child's guardian, knows best what they have played. */
export const undoMine: Handler<typeof personMergeCalls.undoMine> = ({ db, caller, now }, { params }) =>
  db.transaction().execute(async (trx) => {
    const { userId } = caller;
    const found = await findOwnMerge(trx, userId, params.id);
    if (!found) return refuse('NOT_FOUND');
    const refusal = await separatePeople(trx, found.id, now());
    if (refusal) return refusal;
    const { teamId, organisationId } = found;
    await logMerge(
      trx,
      { scope: { organisationId, userId }, now },
      { teamId, organisationId },
      { action: 'MERGE_UNDONE' },
    );
    return { undone: true as const };
  });
