'use client';

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { sportKeys } from '@traip/engine';
import { traipApi } from '../../../lib/api/browser.ts';

interface TraipQuery {
  readonly organisationId: string | undefined;
  readonly search: string;
  /** As the address says it: anything may stand there. */
  readonly sport: string;
}

/** The Traips of an organisation, one page after the other. While a search is on its way, the last answer stays. */
export function useTraipList({ organisationId = '', search, sport }: TraipQuery) {
  const sportKey = sportKeys.find((key) => key === sport);
  return useInfiniteQuery({
    queryKey: ['traip', 'ofOrganisation', { organisationId, search, sportKey }],
    queryFn: ({ pageParam, signal }) =>
      traipApi.ofOrganisation(
        { params: { id: organisationId }, query: { search, sportKey, page: pageParam } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
    placeholderData: keepPreviousData,
    enabled: organisationId !== '',
  });
}

export type TraipRow = Awaited<ReturnType<typeof traipApi.ofOrganisation>>['items'][number];
