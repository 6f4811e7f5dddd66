import { type raceCalls, refuse } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { isVisible, listRaces as list } from './reply/queries.ts';
import { raceReply } from './reply/race-reply.ts';

export const listRaces: Handler<typeof raceCalls.list> = async ({ db, caller }, { params }) => {
  const { competitionId } = params;
  if (!(await isVisible(db, caller?.userId ?? null, competitionId))) return refuse('NOT_FOUND');
  return { competitionId, races: (await list(db, competitionId)).map(raceReply) };
};
