import { type competitionCalls, refuse } from '@traip/contract';
import { findPublicCompetition } from '../../platform/authorization/visible/queries.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { fullSeenFrom } from './full-reply.ts';

/** What is not published for everybody does not exist here, not even for its own people: nobody says who they are. */
export const fullCompetition: Handler<typeof competitionCalls.full> = async ({ db }, { params }) => {
  const found = await findPublicCompetition(db, params.id);
  if (!found) return refuse('NOT_FOUND');
  return fullSeenFrom(db, { ...found, role: null, userId: null }, params.id);
};
