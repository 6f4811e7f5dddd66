import { type organisationCalls, refuse } from '@traip/contract';
import { logAction } from '../../platform/audit/log-action.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { hasTeams, hasTraips, lockOrganisation, markOrganisationDeleted } from './queries.ts';

/** Its code stays taken: links to it must never lead to another organisation. */
export const deleteOrganisation: Handler<typeof organisationCalls.delete> = (context) =>
  context.db.transaction().execute(async (trx) => {
    const { scope, now } = context;
    if (!(await lockOrganisation(trx, scope.organisationId))) return refuse('NOT_FOUND');
    if ((await hasTeams(trx, scope)) || (await hasTraips(trx, scope))) return refuse('ORGANISATION_IN_USE');
    await markOrganisationDeleted(trx, scope, now());
    const subjectId = scope.organisationId;
    await logAction(trx, context, { subjectKind: 'ORGANISATION', subjectId, action: 'DELETED' });
    return { deleted: true as const };
  });
