import { pageWith, type teamCalls } from '@traip/contract';
import type { Handler } from '../http/handler.ts';

/** The tables know of no match: whoever may see the team sees an empty list. */
export const matches: Handler<typeof teamCalls.matches> = async (_, { query: { page, limit } }) =>
  pageWith([], { page, limit, total: 0 });
