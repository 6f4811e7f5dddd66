'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { consentApi } from '../../lib/api/consent.ts';

export type PapersData = Awaited<ReturnType<typeof consentApi.papers>>;
export type PaperData = PapersData['papers'][number];

export function usePapers(personId: string) {
  return useQuery({
    queryKey: ['team', 'consent-papers', { personId }],
    queryFn: ({ signal }) => consentApi.papers({ params: { personId } }, { signal }),
  });
}

/** A sheet affects squads, licences and family decisions. */
export function useInvalidatePapers() {
  const queries = useQueryClient();
  return async () => {
    const keys = ['team', 'registration', 'profile'];
    await Promise.all(keys.map((key) => queries.invalidateQueries({ queryKey: [key] })));
  };
}
