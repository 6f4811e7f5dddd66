import { nowLimits, type searchCalls } from '@traip/contract';
import { firstMatches } from '../../competition/match/lists/first/first-matches.ts';
import type { Handler } from '../../platform/routing/handler.ts';

export const now: Handler<typeof searchCalls.now> = async (context) => {
  const { live, next } = await firstMatches(context, { userId: null }, { ...nowLimits, last: 0 });
  return { live, next };
};
