import { nowLimits, type searchCalls } from '@traip/contract';
import { firstMatches } from '../../competition/match/lists/first/first-matches.ts';
import { latestOfSports } from '../../competition/match/lists/first/latest-of-sports.ts';
import type { Handler } from '../../platform/routing/handler.ts';

export const now: Handler<typeof searchCalls.now> = async (context) => {
  const [{ live, next }, results] = await Promise.all([
    firstMatches(context, { userId: null }, { ...nowLimits, last: 0 }),
    latestOfSports(context, nowLimits.results),
  ]);
  return { live, next, results };
};
