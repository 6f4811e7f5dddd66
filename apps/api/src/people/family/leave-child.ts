import { type familyCalls, isRefusal, refuse } from '@traip/contract';
import { deleteDiscarded } from '../../platform/files/private/private-files.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { endCare } from './end-care.ts';
import { findChild, lockPerson } from './queries.ts';

/** Their decisions no longer count; a child without guardians is shown according to its age. */
export const leaveChild: Handler<typeof familyCalls.leave> = async (context, { params: { personId } }) => {
  const { db, caller, now } = context;
  const { userId } = caller;
  const files = await db.transaction().execute(async (trx) => {
    await lockPerson(trx, personId);
    if (!(await findChild(trx, userId, personId))) return refuse('NOT_FOUND');
    return endCare(trx, { personId, userId }, now());
  });
  if (isRefusal(files)) return files;
  // The files of an erased child are deleted with it.
  await deleteDiscarded(context, files);
  return { left: true as const };
};
