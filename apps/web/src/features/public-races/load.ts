import { raceRoundRoutes, raceRoutes } from '@traip/contract';
import { headers } from 'next/headers';
import { cache } from 'react';
import { orNotFound } from '../../lib/api/read.ts';
import { serverClient } from '../../lib/api/server.ts';

const raceClient = async () => serverClient(raceRoutes, await headers());

export const loadRaces = cache((competitionId: string) =>
  orNotFound(async () => (await raceClient()).list({ params: { competitionId } })),
);

export function loadTotal(competitionId: string, raceId: string) {
  return orNotFound(async () =>
    serverClient(raceRoundRoutes, await headers()).ranking({ params: { competitionId, raceId } }),
  );
}

type ResultQuery = Parameters<Awaited<ReturnType<typeof raceClient>>['results']>[0]['query'];

export function loadResults(competitionId: string, raceId: string, query: ResultQuery) {
  return orNotFound(async () => (await raceClient()).results({ params: { competitionId, raceId }, query }));
}

export function loadStarts(competitionId: string, raceId: string, query: StartQuery) {
  return orNotFound(async () => (await raceClient()).startList({ params: { competitionId, raceId }, query }));
}

type StartQuery = Parameters<Awaited<ReturnType<typeof raceClient>>['startList']>[0]['query'];
export type StartPage = Awaited<ReturnType<typeof loadStarts>>;
export type StartRow = StartPage['items'][number];
export type RaceInfo = Awaited<ReturnType<typeof loadRaces>>['races'][number];
export type TotalRow = Awaited<ReturnType<typeof loadTotal>>['ranking'][number];
export type ResultPage = Awaited<ReturnType<typeof loadResults>>;
export type ResultRow = ResultPage['items'][number];
