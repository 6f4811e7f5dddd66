import type { teamCalls } from '@traip/contract';
import { matchPage } from '../../competition/match/lists/match-page.ts';
import type { Handler } from '../../platform/routing/handler.ts';

/** Matches in competitions that the caller may see; a team in the filters is the opponent. */
export const teamMatches: Handler<typeof teamCalls.matches> = (context, { params, query }) =>
  matchPage(context, context.caller.userId, { ...query, ofTeamId: params.teamId });
