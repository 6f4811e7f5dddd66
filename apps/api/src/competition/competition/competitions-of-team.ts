import { type competitionCalls, isTeamVisible, refuse } from '@traip/contract';
import { findTeam } from '../../platform/authorization/queries.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { competitionPage } from './lists/competition-page.ts';

/** For the caller's own teams: NOT_FOUND for teams they can't see, FORBIDDEN for any other. */
export const competitionsOfTeam: Handler<typeof competitionCalls.ofTeam> = async (context, { params }) => {
  const { page, limit, finished, teamId } = params;
  const { userId } = context.caller;
  const team = await findTeam(context.db, userId, teamId);
  if (!team || !isTeamVisible(team.privacy, team)) return refuse('NOT_FOUND');
  if (team.team === null) return refuse('FORBIDDEN');
  return competitionPage(context, userId, { page, limit, teamId, isOver: finished === 'true' });
};
