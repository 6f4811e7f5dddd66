import { type organisationCalls, refuse } from '@traip/contract';
import { logAction } from '../../platform/audit/log-action.ts';
import { hasSecondFactor } from '../../platform/authorization/queries.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { organisationReply } from './organisation-reply.ts';
import { updateOrganisation as update } from './queries.ts';

export const updateOrganisation: Handler<typeof organisationCalls.update> = (context, { body }) =>
  context.db.transaction().execute(async (trx) => {
    const { scope } = context;
    if (body.requiresSecondFactor && !(await hasSecondFactor(trx, scope.userId)))
      return refuse('SECOND_FACTOR_FIRST', { field: 'requiresSecondFactor' });
    const organisation = await update(trx, scope, body);
    if (!organisation) return refuse('STALE_VERSION');
    const subjectId = organisation.id;
    await logAction(trx, context, { subjectKind: 'ORGANISATION', subjectId, action: 'UPDATED' });
    return organisationReply(organisation, scope.role);
  });
