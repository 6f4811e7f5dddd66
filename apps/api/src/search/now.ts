import { nowLimits, type searchCalls } from '@traip/contract';
import type { Handler } from '../http/handler.ts';
import { firstMatches } from '../match/lists/first/first-matches.ts';

export const now: Handler<typeof searchCalls.now> = async (context) => {
  const { live, next } = await firstMatches(context, { userId: null }, { ...nowLimits, last: 0 });
  return { live, next };
};
