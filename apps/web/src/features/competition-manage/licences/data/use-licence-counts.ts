'use client';

import { useQuery } from '@tanstack/react-query';

/** How many licences of a competition have each status. Its client is loaded on demand: most have none. */
export function useLicenceCounts(competitionId: string) {
  return useQuery({
    queryKey: ['registration', 'counts', { competitionId }],
    queryFn: async ({ signal }) => {
      const { registrationApi } = await import('../../../../lib/api/registration.ts');
      return registrationApi.list({ params: { competitionId }, query: { limit: 1 } }, { signal });
    },
    select: ({ byState }) => byState,
  });
}
