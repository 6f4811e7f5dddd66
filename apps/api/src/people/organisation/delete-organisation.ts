import { type organisationCalls, refuse } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { closeOrganisation, hasTeams, hasTraips, lockOrganisation } from './queries.ts';

/** Its code stays taken: links to it must never lead to somebody else. */
export const deleteOrganisation: Handler<typeof organisationCalls.delete> = ({ db, scope, now }) =>
  db.transaction().execute(async (trx) => {
    if (!(await lockOrganisation(trx, scope.organisationId))) return refuse('NOT_FOUND');
    if ((await hasTeams(trx, scope)) || (await hasTraips(trx, scope))) return refuse('ORGANISATION_IN_USE');
    await closeOrganisation(trx, scope, now());
    return { deleted: true as const };
  });
