'use client';

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type competitionApi, standingApi } from '../../lib/api/browser.ts';

export type CompetitionData = Awaited<ReturnType<typeof competitionApi.fullById>>;
export type AdjustmentData = Awaited<ReturnType<typeof standingApi.adjustments>>['items'][number];

/** With `live`, running matches count with their current score. */
export function useTables(id: string, live: boolean) {
  return useQuery({
    queryKey: ['standing', 'tables', { id, live }],
    queryFn: ({ signal }) => standingApi.tables({ params: { id }, query: { live: `${live}` } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useAdjustments(competitionId: string, page: number) {
  return useQuery({
    queryKey: ['standing', 'adjustments', { competitionId, page }],
    queryFn: ({ signal }) =>
      standingApi.adjustments({ params: { competitionId }, query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Invalidates the tables, and what depends on them. */
export function useInvalidateStandings(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    const resources = ['standing', 'match', 'competition'];
    await Promise.all(resources.map((resource) => queries.invalidateQueries({ queryKey: [resource] })));
  }, [queries]);
}
