import { CallFailure, courtQueueRoutes, matchRoutes, statisticsRoutes } from '@traip/contract';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { serverClient } from '../../../lib/api/server.ts';
import { stageOf } from './stage.ts';

/** A hidden match is treated as not found. */
export const loadMatch = cache(async (id: string) => {
  try {
    return await serverClient(matchRoutes, await headers()).full({ params: { id } });
  } catch (failure) {
    if (failure instanceof CallFailure && (failure.code === 'NOT_FOUND' || failure.code === 'BAD_REQUEST'))
      notFound();
    throw failure;
  }
});

/** The queue in which a match waits, if matches are called when a court is free. */
export async function loadQueue({ isQueued, competition }: PublicMatchData) {
  if (!isQueued) return null;
  const params = { competitionId: competition.id };
  return serverClient(courtQueueRoutes, await headers()).get({ params });
}

/** The form of both sides, their places in the table and their earlier meetings. */
export async function loadComparison({ id }: Pick<PublicMatchData, 'id'>) {
  return serverClient(matchRoutes, await headers()).comparison({ params: { id } });
}

/** Each player's statistics; null until the match starts. */
export async function loadBoxScore({ id, state }: Pick<PublicMatchData, 'id' | 'state'>) {
  if (stageOf({ state }) === 'AHEAD') return null;
  return serverClient(statisticsRoutes, await headers()).boxScore({ query: { matchId: id } });
}

export type BoxScoreData = NonNullable<Awaited<ReturnType<typeof loadBoxScore>>>;
export type ComparisonData = Awaited<ReturnType<typeof loadComparison>>;
export type QueueData = Awaited<ReturnType<typeof loadQueue>>;
export type PublicMatchData = Awaited<ReturnType<typeof loadMatch>>;
export type TimelineEvent = PublicMatchData['timeline'][number];
export type LineupData = NonNullable<PublicMatchData['lineups']['home']>;
