import type { matchManagementCalls } from '@traip/contract';
import type { Handler } from '../../../platform/routing/handler.ts';
import { matchPage } from '../lists/match-page.ts';

export const findMatches: Handler<typeof matchManagementCalls.find> = (context, { body }) => {
  const { organizationId: organisationId, ...asked } = body;
  return matchPage(context, context.caller.userId, { ...asked, organisationId });
};
