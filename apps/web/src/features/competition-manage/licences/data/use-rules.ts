'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { registrationApi } from '../../../../lib/api/registration.ts';

export type RulesData = Awaited<ReturnType<typeof registrationApi.rules>>;

export function useRules(competitionId: string) {
  return useQuery({
    queryKey: ['registration', 'rules', { competitionId }],
    queryFn: ({ signal }) => registrationApi.rules({ params: { competitionId } }, { signal }),
  });
}

/** Licences count in lineups and are shown in teams. */
export function useInvalidateLicences(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    const resources = ['registration', 'competition', 'team', 'lineup'];
    await Promise.all(resources.map((resource) => queries.invalidateQueries({ queryKey: [resource] })));
  }, [queries]);
}
