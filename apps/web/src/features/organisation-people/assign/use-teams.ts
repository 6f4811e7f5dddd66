'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { overviewApi } from '../../../lib/api/browser.ts';

/** The first teams that match a search. */
export function useTeams(orgCode: string, search: string) {
  const query = { search, limit: 20 };
  return useQuery({
    queryKey: ['team', 'teamChoice', { orgCode, ...query }],
    queryFn: ({ signal }) => overviewApi.teams({ params: { orgCode }, query }, { signal }),
    placeholderData: keepPreviousData,
  });
}
