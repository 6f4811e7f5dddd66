'use client';

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { overviewApi } from '../../lib/api/browser.ts';
import { type Criteria, toQuery } from './criteria.ts';

/** Page by page. Previous results stay while a search is loading. */
export function useTeamList(orgCode: string, criteria: Criteria) {
  const query = toQuery(criteria);
  return useInfiniteQuery({
    queryKey: ['team', 'teams', { orgCode, ...query }],
    queryFn: ({ pageParam: page, signal }) =>
      // Filter options come with the first page.
      overviewApi.teams(
        { params: { orgCode }, query: { ...query, page, withFilters: page === 1 ? 'true' : 'false' } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
}

type TeamPage = Awaited<ReturnType<typeof overviewApi.teams>>;
export type TeamRow = TeamPage['items'][number];
export type TeamFilterData = TeamPage['filters'];
