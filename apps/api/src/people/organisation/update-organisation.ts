import { type organisationCalls, refuse } from '@traip/contract';
import { changedFields } from '../../platform/audit/changed-fields.ts';
import { logAction } from '../../platform/audit/log-action.ts';
import { isRecentlyConfirmed } from '../../platform/authorization/confirmation.ts';
import { hasSecondFactor } from '../../platform/authorization/queries.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { organisationReply } from './organisation-reply.ts';
import { findForUpdate, updateOrganisation as update } from './queries.ts';

/** The texts are long, and anyone can read them. */
const loggedFields = ['name', 'type', 'onlyAssignedReferees', 'requiresSecondFactor'] as const;

export const updateOrganisation: Handler<typeof organisationCalls.update> = (context, { body }) =>
  context.db.transaction().execute(async (trx) => {
    const { scope } = context;
    const before = await findForUpdate(trx, scope);
    if (!before) return refuse('NOT_FOUND');
    const isRequirementChanged =
      body.requiresSecondFactor !== undefined && body.requiresSecondFactor !== before.requiresSecondFactor;
    if (isRequirementChanged) {
      if (!(await hasSecondFactor(trx, scope.userId)))
        return refuse('SECOND_FACTOR_FIRST', { field: 'requiresSecondFactor' });
      if (!(await isRecentlyConfirmed({ ...context, db: trx }, context.caller)))
        return refuse('CONFIRMATION_REQUIRED');
    }
    const organisation = await update(trx, scope, body);
    if (!organisation) return refuse('STALE_VERSION');
    const subjectId = organisation.id;
    const details = changedFields(before, body, loggedFields);
    await logAction(trx, context, { subjectKind: 'ORGANISATION', subjectId, action: 'UPDATED', details });
    return organisationReply(organisation, scope.role);
  });
