'use client';

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { sportKeys } from '@traip/engine';
import { traipApi } from '../../../lib/api/browser.ts';

interface TraipQuery {
  readonly organisationId: string | undefined;
  readonly search: string;
  /** As in the URL, so unvalidated. */
  readonly sport: string;
}

/** Page by page. Previous results stay while a search is loading. */
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
