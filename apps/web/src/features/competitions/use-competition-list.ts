'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { dashboardApi } from '../../lib/api/browser.ts';
import { pageIn } from '../../ui/list/use-url-state.ts';
import { knownState, knownTimeline } from './wanted.ts';

export type Wanted = Readonly<
  Record<'search' | 'state' | 'timeline' | 'seasonId' | 'categoryId' | 'traipId' | 'page', string>
>;

/** The competitions of an organisation, with what the list can be narrowed to. The last answer stays meanwhile. */
export function useCompetitionList(orgCode: string, wanted: Wanted) {
  const { search, page, state, timeline, seasonId, categoryId, traipId } = wanted;
  const [inState, when] = [knownState(state), knownTimeline(timeline)];
  const query = {
    ...{ search, page: pageIn(page), withFilters: 'true' as const },
    ...(inState && { states: [inState] }),
    ...(when && { timeline: when }),
    ...(seasonId && { seasonId }),
    ...(categoryId && { categoryId }),
    ...(traipId && { traipId }),
  };
  return useQuery({
    queryKey: ['competition', 'ofOrganisation', { orgCode, ...query }],
    queryFn: ({ signal }) =>
      dashboardApi.competitionsOfOrganisation({ params: { orgCode }, query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export type CompetitionPage = NonNullable<ReturnType<typeof useCompetitionList>['data']>;
