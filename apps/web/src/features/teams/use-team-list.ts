'use client';

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { teamApi } from '../../lib/api/browser.ts';

interface Wanted {
  readonly orgCode: string;
  readonly search: string;
}

/** The teams of an organisation, one page after the other. While a search is on its way, the last answer stays. */
export function useTeamList({ orgCode, search }: Wanted) {
  return useInfiniteQuery({
    queryKey: ['team', 'ofOrganisation', { orgCode, search }],
    queryFn: ({ pageParam, signal }) =>
      teamApi.ofOrganisation({ params: { orgCode }, query: { search, page: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
}

export type TeamRow = Awaited<ReturnType<typeof teamApi.ofOrganisation>>['items'][number];
