'use client';

import { useQuery } from '@tanstack/react-query';
import { raceRankingApi } from '../../../lib/api/race.ts';

export type RankingData = Awaited<ReturnType<typeof raceRankingApi.list>>['rankings'][number];

/** Refetched with everything about races. */
export function useRankings(competitionId: string) {
  return useQuery({
    queryKey: ['race', 'rankings', { competitionId }],
    queryFn: ({ signal }) => raceRankingApi.list({ params: { competitionId } }, { signal }),
  });
}
