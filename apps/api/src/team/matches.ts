import type { teamCalls } from '@traip/contract';
import type { Handler } from '../http/handler.ts';
import { matchPage } from '../match/lists/match-page.ts';

/** Those of competitions that the caller may see; a team named among the filters is the rival. */
export const matches: Handler<typeof teamCalls.matches> = (context, { params, query }) =>
  matchPage(context, context.caller.userId, { ...query, ofTeamId: params.teamId });
