import { type rankingCalls, refuse } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { readRankingLines } from './facts/read-ranking.ts';
import { findCompetitors, nameOfCompetitor } from './names/competitors.ts';
import { historyReply } from './ranking-reply.ts';
import { visibleTraip } from './visible-traip.ts';

/** A competitor with a hidden name has no visible history. */
export const getRankingHistory: Handler<typeof rankingCalls.competitor> = async (context, { params }) => {
  const traip = await visibleTraip(context, params.code);
  if (!traip) return refuse('NOT_FOUND');
  const { PERSON, TEAM } = await readRankingLines(context.db, traip);
  const line = [...PERSON, ...TEAM].find(({ id }) => id === params.competitorId);
  const competitor = line && (await findCompetitors(context.db, [line.id])).get(line.id);
  if (!line || !competitor || nameOfCompetitor(competitor) === '') return refuse('NOT_FOUND');
  return historyReply(traip, line, competitor);
};
