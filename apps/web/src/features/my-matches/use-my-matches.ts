'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { homeApi } from '../../lib/api/browser.ts';
import { type Criteria, resolveTimeline, toQuery } from './criteria.ts';

/** The poll interval while a match is live. */
const pollInterval = 15_000;

/**
 * The filter options with counts do not depend on the criteria: they are fetched once per search, and decide
 * which timeline opens by default.
 */
export function useMyMatches(criteria: Criteria) {
  const { search } = criteria;
  const offered = useQuery({
    queryKey: ['home', 'matches', { search, limit: 1, withFilters: 'true' }],
    queryFn: ({ signal }) =>
      homeApi.matches({ query: { search, limit: 1, withFilters: 'true' } }, { signal }),
    placeholderData: keepPreviousData,
  });
  const filters = offered.data?.filters;
  const timeline = resolveTimeline(criteria.timeline, filters?.timelines ?? []);
  const query = toQuery(criteria, timeline);
  const list = useQuery({
    queryKey: ['home', 'matches', query],
    queryFn: ({ signal }) => homeApi.matches({ query }, { signal }),
    enabled: criteria.timeline !== '' || filters !== undefined,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.items.some(({ state }) => state === 'IN_PROGRESS') ? pollInterval : false,
  });
  return { timeline, filters, list, offered, matchCount: offered.data?.total };
}

export type MyMatch = NonNullable<ReturnType<typeof useMyMatches>['list']['data']>['items'][number];
export type MyFilters = ReturnType<typeof useMyMatches>['filters'];
