'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { homeApi } from '../../lib/api/browser.ts';
import { toQuery, resolveTimeline, type Criteria } from './criteria.ts';

/** How often a list looks again while one of its matches is being played. */
const pollInterval = 15_000;

/**
 * My matches. What the list can be narrowed to, with counts, does not depend on what was chosen: it is asked once for
 * each search, and tells which part of the list opens when the address does not say.
 */
export function useMyMatches(wanted: Criteria) {
  const { search } = wanted;
  const offered = useQuery({
    queryKey: ['home', 'matches', { search, limit: 1, withFilters: 'true' }],
    queryFn: ({ signal }) =>
      homeApi.matches({ query: { search, limit: 1, withFilters: 'true' } }, { signal }),
    placeholderData: keepPreviousData,
  });
  const filters = offered.data?.filters;
  const timeline = resolveTimeline(wanted.timeline, filters?.timelines ?? []);
  const query = toQuery(wanted, timeline);
  const list = useQuery({
    queryKey: ['home', 'matches', query],
    queryFn: ({ signal }) => homeApi.matches({ query }, { signal }),
    enabled: wanted.timeline !== '' || filters !== undefined,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.items.some(({ state }) => state === 'IN_PROGRESS') ? pollInterval : false,
  });
  return { timeline, filters, list, offered, everything: offered.data?.total };
}

export type MyMatch = NonNullable<ReturnType<typeof useMyMatches>['list']['data']>['items'][number];
export type MyFilters = ReturnType<typeof useMyMatches>['filters'];
