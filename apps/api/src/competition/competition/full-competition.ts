import { type competitionCalls, refuse } from '@traip/contract';
import { findPublicCompetition } from '../../platform/authorization/visible/queries.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { fullCompetitionReply } from './full-reply.ts';

/** Only public competitions: this call is anonymous, so members are not recognised. */
export const fullCompetition: Handler<typeof competitionCalls.full> = async ({ db }, { params }) => {
  const found = await findPublicCompetition(db, params.id);
  if (!found) return refuse('NOT_FOUND');
  return fullCompetitionReply(db, { ...found, role: null, userId: null }, params.id);
};
