import type { matchManagementCalls } from '@traip/contract';
import type { Handler } from '../../../platform/routing/handler.ts';
import { matchPage } from '../lists/match-page.ts';

export const findMatches: Handler<typeof matchManagementCalls.find> = (context, { body }) => {
  const { organizationId: organisationId, ...query } = body;
  return matchPage(context, context.caller.userId, { ...query, organisationId });
};
