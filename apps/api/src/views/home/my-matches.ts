import type { homeCalls } from '@traip/contract';
import { matchPage } from '../../competition/match/lists/match-page.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { tied } from './own/tied.ts';

/** Those of the own teams, and those that the caller referees, as far as they may see them. */
export const myMatches: Handler<typeof homeCalls.matches> = async (context, { query }) => {
  const { userId } = context.caller;
  const page = await matchPage(context, userId, { ...query, ofPersonId: userId });
  return { ...page, items: await tied(context.db, userId, page.items) };
};
