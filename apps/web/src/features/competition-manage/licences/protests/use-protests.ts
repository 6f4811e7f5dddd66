'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { protestApi } from '../../../../lib/api/protest.ts';

export type ProtestData = Awaited<ReturnType<typeof protestApi.list>>['protests'][number];

/** The protests of a competition. */
export function useProtests(competitionId: string) {
  return useQuery({
    queryKey: ['registration', 'protests', { competitionId }],
    queryFn: ({ signal }) => protestApi.list({ params: { competitionId } }, { signal }),
  });
}

export function useInvalidateProtests(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['registration', 'protests'] });
}
