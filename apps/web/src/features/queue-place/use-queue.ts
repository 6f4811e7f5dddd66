'use client';

import { useQuery } from '@tanstack/react-query';
import { courtQueueApi } from '../../lib/api/court-queue.ts';

export type QueueData = Awaited<ReturnType<typeof courtQueueApi.get>>;

/** Rest times pass without any event. */
const pollInterval = 30_000;

export const queueKey = (competitionId: string) => ['courtQueue', 'get', { competitionId }];

/** The courts of a competition and the matches waiting for them; null: disabled. */
export function useQueue(competitionId: string | null) {
  return useQuery({
    queryKey: queueKey(competitionId ?? ''),
    queryFn: ({ signal }) =>
      courtQueueApi.get({ params: { competitionId: competitionId ?? '' } }, { signal }),
    enabled: competitionId !== null,
    refetchInterval: pollInterval,
    refetchOnWindowFocus: true,
  });
}
