import { type raceRankingCalls, refuse } from '@traip/contract';
import type { Handler } from '../../../platform/routing/handler.ts';
import { isVisible } from '../reply/queries.ts';
import { findRaceNames, listRaceRankings as list } from './reply/queries.ts';
import { raceRankingReply } from './reply/race-ranking-reply.ts';

export const listRaceRankings: Handler<typeof raceRankingCalls.list> = async ({ db, caller }, { params }) => {
  const { competitionId } = params;
  if (!(await isVisible(db, caller?.userId ?? null, competitionId))) return refuse('NOT_FOUND');
  const records = await list(db, competitionId);
  const names = await findRaceNames(db, competitionId);
  return {
    competitionId,
    rankings: records.map((record) => raceRankingReply(record, names)),
  };
};
