import { refuse, type standingCalls } from '@traip/contract';
import { findPublicCompetition } from '../../platform/authorization/visible/queries.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { classification } from './reply/classification.ts';

/** Public call: an unpublished competition is not found. */
export const classifications: Handler<typeof standingCalls.classifications> = async (
  context,
  { params, query },
) => {
  if (!(await findPublicCompetition(context.db, params.id))) return refuse('NOT_FOUND');
  return classification(context, params.id, query);
};
