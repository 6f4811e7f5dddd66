import { type familyCalls, isRefusal, refuse } from '@traip/contract';
import { deleteDiscarded } from '../../platform/files/private/private-files.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { endCare } from './end-care.ts';
import { findChild, lockPerson } from './queries.ts';

/** Their decisions no longer count; a child with nobody else is shown as its age asks for. */
export const leaveChild: Handler<typeof familyCalls.leave> = async (context, { params: { personId } }) => {
  const { db, caller, now } = context;
  const { userId } = caller;
  const files = await db.transaction().execute(async (trx) => {
    await lockPerson(trx, personId);
    if (!(await findChild(trx, userId, personId))) return refuse('NOT_FOUND');
    return endCare(trx, { personId, userId }, now());
  });
  if (isRefusal(files)) return files;
  // Those of a child that was erased went with it.
  await deleteDiscarded(context, files);
  return { left: true as const };
};
