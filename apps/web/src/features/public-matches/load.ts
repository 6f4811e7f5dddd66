import {
  brokerRoutes,
  competitionRoutes,
  courtQueueRoutes,
  historyRoutes,
  standingRoutes,
  type statisticsCalls,
  statisticsRoutes,
} from '@traip/contract';
import { headers } from 'next/headers';
import { cache } from 'react';
import { orNotFound } from '../../lib/api/read.ts';
import { serverClient } from '../../lib/api/server.ts';

const competitionClient = async () => serverClient(competitionRoutes, await headers());

export const loadCompetition = cache((id: string) =>
  orNotFound(async () => (await competitionClient()).full({ params: { id } })),
);

export const loadStandings = cache((id: string, live: boolean) =>
  orNotFound(async () =>
    serverClient(standingRoutes, await headers()).classifications({
      params: { id },
      query: { live: `${live}` },
    }),
  ),
);

/** How a finished competition was won. */
export const loadStory = cache((id: string) =>
  orNotFound(async () => serverClient(standingRoutes, await headers()).story({ params: { id } })),
);

export type StoryData = Awaited<ReturnType<typeof loadStory>>;

/** What's known about a competition that hasn't begun. */
export const loadAnnouncement = cache((id: string) =>
  orNotFound(async () => (await competitionClient()).announcement({ params: { id } })),
);

export type AnnouncementData = Awaited<ReturnType<typeof loadAnnouncement>>;

export function loadSeasons(id: string) {
  return orNotFound(async () =>
    serverClient(historyRoutes, await headers()).ofCompetition({ params: { id } }),
  );
}

type MatchesQuery = Parameters<Awaited<ReturnType<typeof competitionClient>>['matches']>[0]['query'];

export function loadMatches(id: string, query: MatchesQuery) {
  return orNotFound(async () => (await competitionClient()).matches({ params: { id }, query }));
}

/** The match on each court, if matches are called when one is free. */
export const loadCourts = cache((id: string) =>
  orNotFound(async () =>
    serverClient(courtQueueRoutes, await headers()).get({ params: { competitionId: id } }),
  ),
);

export type CourtsData = Awaited<ReturnType<typeof loadCourts>>;

/** The rest of today, then the following days. */
export async function loadNext(id: string, limit: number) {
  const [today, later] = await Promise.all([
    loadMatches(id, { timeline: 'TODAY', state: 'SCHEDULED', limit }),
    loadMatches(id, { timeline: 'UPCOMING', limit }),
  ]);
  return [...today.items, ...later.items].slice(0, limit);
}

export function loadFixtures(competitionId: string, phaseId: string) {
  return orNotFound(async () =>
    serverClient(brokerRoutes, await headers()).fixtures({ params: { phaseId, competitionId } }),
  );
}

type StatsQuery = Parameters<
  ReturnType<typeof serverClient<typeof statisticsCalls>>['playerStats']
>[0]['query'];

export function loadStats(query: StatsQuery) {
  return orNotFound(async () => serverClient(statisticsRoutes, await headers()).playerStats({ query }));
}

export function loadLeaders(competitionId: string) {
  return orNotFound(async () =>
    serverClient(statisticsRoutes, await headers()).leaders({ query: { competitionId } }),
  );
}

export function loadSideStats(competitionId: string) {
  return orNotFound(async () =>
    serverClient(statisticsRoutes, await headers()).sideStats({ query: { competitionId } }),
  );
}

export type LeadersData = Awaited<ReturnType<typeof loadLeaders>>;
export type SideStatsData = Awaited<ReturnType<typeof loadSideStats>>;
export type PublicCompetitionData = Awaited<ReturnType<typeof loadCompetition>>;
export type CompetitionSeasons = Awaited<ReturnType<typeof loadSeasons>>['seasons'];
export type PlayerStats = Awaited<ReturnType<typeof loadStats>>;

export type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

export function textParam(searchParams: SearchParams, name: string): string {
  const value = searchParams[name];
  return typeof value === 'string' ? value : '';
}

export function numberParam(searchParams: SearchParams, name: string): number | null {
  const value = Number(textParam(searchParams, name));
  return Number.isInteger(value) && value > 0 && value < 1000 ? value : null;
}
