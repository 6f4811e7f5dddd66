'use client';

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { overviewApi } from '../../lib/api/browser.ts';
import { toQuery, type Criteria } from './criteria.ts';

/** The teams of an organisation, one page after the other. While a search is on its way, the last answer stays. */
export function useTeamList(orgCode: string, criteria: Criteria) {
  const query = toQuery(criteria);
  return useInfiniteQuery({
    queryKey: ['team', 'teams', { orgCode, ...query }],
    queryFn: ({ pageParam: page, signal }) =>
      // What the list can be narrowed to comes with its first page.
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
export type OfferedTeams = TeamPage['filters'];
