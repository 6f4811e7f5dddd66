import { type competitionCalls, refuse } from '@traip/contract';
import { findPublicCompetition } from '../../../platform/authorization/visible/queries.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { matchPage } from './match-page.ts';

export const competitionMatches: Handler<typeof competitionCalls.matches> = async (
  context,
  { params, query },
) => {
  if (!(await findPublicCompetition(context.db, params.id))) return refuse('NOT_FOUND');
  return matchPage(context, null, { ...query, competitionId: params.id });
};
