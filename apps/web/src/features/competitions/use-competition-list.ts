'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { dashboardApi } from '../../lib/api/browser.ts';
import { type Criteria, toQuery } from './criteria.ts';

/** Previous results stay while loading. */
export function useCompetitionList(orgCode: string, criteria: Criteria) {
  const query = { ...toQuery(criteria), withFilters: 'true' as const };
  return useQuery({
    queryKey: ['competition', 'ofOrganisation', { orgCode, ...query }],
    queryFn: ({ signal }) =>
      dashboardApi.competitionsOfOrganisation({ params: { orgCode }, query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export type CompetitionPage = NonNullable<ReturnType<typeof useCompetitionList>['data']>;
