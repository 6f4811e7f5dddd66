import { type familyCalls, refuse } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { refreshDecisions } from './give-consents.ts';
import { endGuardianship, eraseStray, findChild, lockPerson } from './queries.ts';

/** Their decisions no longer count; a child with nobody else is shown as its age asks for. */
export const leaveChild: Handler<typeof familyCalls.leave> = ({ db, caller: { userId }, now }, { params }) =>
  db.transaction().execute(async (trx) => {
    const { personId } = params;
    await lockPerson(trx, personId);
    if (!(await findChild(trx, userId, personId))) return refuse('NOT_FOUND');
    await endGuardianship(trx, personId, userId, now());
    await refreshDecisions(trx, personId);
    await eraseStray(trx, personId);
    return { left: true as const };
  });
