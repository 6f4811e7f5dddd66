import { rankingRoutes } from '@traip/contract';
import { headers } from 'next/headers';
import { orNotFound } from '../../lib/api/read.ts';
import { serverClient } from '../../lib/api/server.ts';

const rankingClient = async () => serverClient(rankingRoutes, await headers());

type RankingQuery = Parameters<Awaited<ReturnType<typeof rankingClient>>['get']>[0]['query'];

export const loadRanking = (code: string, query: RankingQuery) =>
  orNotFound(async () => (await rankingClient()).get({ params: { code }, query }));

export const loadRankingHistory = (code: string, competitorId: string) =>
  orNotFound(async () => (await rankingClient()).competitor({ params: { code, competitorId } }));

export const loadRankingsOf = (id: string) =>
  orNotFound(async () => (await rankingClient()).ofPerson({ params: { id } }));

export type RankingData = Awaited<ReturnType<typeof loadRanking>>;
export type RankingRowData = RankingData['items'][number];
export type RankingHistoryData = Awaited<ReturnType<typeof loadRankingHistory>>;
