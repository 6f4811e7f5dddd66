import { type organisationCalls, refuse } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { hasTeams, hasTraips, lockOrganisation, markOrganisationDeleted } from './queries.ts';

/** Its code stays taken: links to it must never lead to another organisation. */
export const deleteOrganisation: Handler<typeof organisationCalls.delete> = ({ db, scope, now }) =>
  db.transaction().execute(async (trx) => {
    if (!(await lockOrganisation(trx, scope.organisationId))) return refuse('NOT_FOUND');
    if ((await hasTeams(trx, scope)) || (await hasTraips(trx, scope))) return refuse('ORGANISATION_IN_USE');
    await markOrganisationDeleted(trx, scope, now());
    return { deleted: true as const };
  });
