import { type raceResultCalls, refuse } from '@traip/contract';
import type { Handler } from '../../../platform/routing/handler.ts';
import { findRace } from '../reply/queries.ts';
import { hasClock, lineReply } from './line-reply.ts';

export const getLine: Handler<typeof raceResultCalls.line> = async ({ db, now }, { params, query }) => {
  const race = await findRace(db, params.competitionId, params.raceId);
  if (!race) return refuse('NOT_FOUND');
  if (!hasClock(race)) return refuse('RACE_WITHOUT_CLOCK');
  return lineReply(db, race, { since: query.since, readAt: now() });
};
