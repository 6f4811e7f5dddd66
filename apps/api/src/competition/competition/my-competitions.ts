import type { competitionCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { competitionPage } from './lists/competition-page.ts';

export const myCompetitions: Handler<typeof competitionCalls.mine> = (context, { params }) => {
  const { page, limit, finished } = params;
  const { userId } = context.caller;
  return competitionPage(context, userId, { page, limit, playerId: userId, isOver: finished === 'true' });
};
