import type { competitionCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { competitionPage } from './lists/competition-page.ts';

export const findCompetitions: Handler<typeof competitionCalls.find> = (context, { body }) => {
  const { organizationId: organisationId, ...query } = body;
  return competitionPage(context, context.caller.userId, { ...query, organisationId });
};
