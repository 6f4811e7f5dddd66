import type { homeCalls } from '@traip/contract';
import { matchPage } from '../../competition/match/lists/match-page.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { withRelation } from './own/with-relation.ts';

/** Matches of the caller's teams and matches they referee, as far as they may see them. */
export const myMatches: Handler<typeof homeCalls.matches> = (context, { query }) =>
  readTogether(async () => {
    const { userId } = context.caller;
    const page = await matchPage(context, userId, { ...query, ofPersonId: userId });
    return { ...page, items: await withRelation(context.db, userId, page.items) };
  });
