import { type familyCalls, refuse } from '@traip/contract';
import { deleteDiscarded } from '../../platform/files/private/private-files.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { listDocuments } from '../document/queries.ts';
import { refreshDecisions } from './give-consents.ts';
import { endGuardianship, eraseStray, findChild, lockPerson } from './queries.ts';

/** Their decisions no longer count; a child with nobody else is shown as its age asks for. */
export const leaveChild: Handler<typeof familyCalls.leave> = async (context, { params: { personId } }) => {
  const { db, caller, now } = context;
  const documents = await listDocuments(db, personId);
  const outcome = await db.transaction().execute(async (trx) => {
    await lockPerson(trx, personId);
    if (!(await findChild(trx, caller.userId, personId))) return refuse('NOT_FOUND');
    await endGuardianship(trx, personId, caller.userId, now());
    await refreshDecisions(trx, personId);
    await eraseStray(trx, personId);
    return { left: true as const };
  });
  // Those of a child that was erased went with it.
  await deleteDiscarded(
    context,
    documents.map(({ fileKey }) => fileKey),
  );
  return outcome;
};
