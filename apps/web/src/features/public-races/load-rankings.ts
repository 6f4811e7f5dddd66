import { raceRankingRoutes } from '@traip/contract';
import { headers } from 'next/headers';
import { cache } from 'react';
import { orNotFound } from '../../lib/api/read.ts';
import { serverClient } from '../../lib/api/server.ts';

const rankingClient = async () => serverClient(raceRankingRoutes, await headers());

export const loadRankings = cache((competitionId: string) =>
  orNotFound(async () => (await rankingClient()).list({ params: { competitionId } })),
);

type TableQuery = Parameters<Awaited<ReturnType<typeof rankingClient>>['table']>[0]['query'];

export function loadTable(competitionId: string, rankingId: string, query: TableQuery) {
  return orNotFound(async () =>
    (await rankingClient()).table({ params: { competitionId, rankingId }, query }),
  );
}

export type RankingInfo = Awaited<ReturnType<typeof loadRankings>>['rankings'][number];
export type TablePage = Awaited<ReturnType<typeof loadTable>>;
export type TableRow = TablePage['items'][number];
