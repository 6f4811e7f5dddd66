'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { rankingApi } from '../../lib/api/ranking.ts';

/** The ranking settings of the Traip, and its starting list. */
export function useRankingSettings(traip: { readonly id: string; readonly code: string }) {
  const { id: traipId, code } = traip;
  return useQuery({
    queryKey: ['ranking', 'settings', { traipId }],
    queryFn: async ({ signal }) => {
      const [rules, { starts }] = await Promise.all([
        rankingApi.get({ params: { code }, query: { limit: 1 } }, { signal }),
        rankingApi.starts({ params: { traipId } }, { signal }),
      ]);
      return { rules, starts };
    },
  });
}

export type RankingSettingsData = NonNullable<ReturnType<typeof useRankingSettings>['data']>;

export function useInvalidateRankings(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['ranking'] });
}
