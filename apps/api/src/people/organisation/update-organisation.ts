import { type organisationCalls, refuse } from '@traip/contract';
import { hasSecondFactor } from '../../platform/authorization/queries.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { organisationReply } from './organisation-reply.ts';
import { updateOrganisation as update } from './queries.ts';

export const updateOrganisation: Handler<typeof organisationCalls.update> = async (
  { db, scope },
  { body },
) => {
  if (body.requiresSecondFactor && !(await hasSecondFactor(db, scope.userId)))
    return refuse('SECOND_FACTOR_FIRST', { field: 'requiresSecondFactor' });
  const organisation = await update(db, scope, body);
  return organisation ? organisationReply(organisation, scope.role) : refuse('STALE_VERSION');
};
