import { type competitionCalls, refuse } from '@traip/contract';
import type { Handler } from '../http/handler.ts';
import { matchPage } from '../match/lists/match-page.ts';
import { findPublic } from './seen/queries.ts';

export const competitionMatches: Handler<typeof competitionCalls.matches> = async (
  context,
  { params, query },
) => {
  if (!(await findPublic(context.db, params.id))) return refuse('NOT_FOUND');
  return matchPage(context, null, { ...query, competitionId: params.id });
};
