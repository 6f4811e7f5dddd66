'use client';

import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type AuditLogFilter, auditAreas, type Write } from '@traip/contract';
import { auditLogApi } from '../../lib/api/browser.ts';

export const noCriteria = { search: '', person: '', area: '', competition: '', from: '', to: '' };
export type Criteria = Readonly<Record<keyof typeof noCriteria, string>>;

/** An unknown area in the URL is ignored. */
export function filterOf(criteria: Criteria): Write<typeof AuditLogFilter> {
  const { search, person, competition, from, to } = criteria;
  const area = auditAreas.find((name) => name === criteria.area);
  return {
    ...(search && { search }),
    ...(person && { person }),
    ...(area && { area }),
    ...(competition && { competition }),
    ...(from && { from }),
    ...(to && { to }),
  };
}

/** Page by page. Previous results stay while a search is loading. */
export function useActivity(orgCode: string, criteria: Criteria) {
  const filter = filterOf(criteria);
  return useInfiniteQuery({
    queryKey: ['auditLog', 'list', { orgCode, ...filter }],
    queryFn: ({ pageParam, signal }) =>
      auditLogApi.list(
        { params: { orgCode }, query: { ...filter, ...(pageParam === null ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
}

export function useChoices(orgCode: string) {
  return useQuery({
    queryKey: ['auditLog', 'choices', { orgCode }],
    queryFn: ({ signal }) => auditLogApi.choices({ params: { orgCode } }, { signal }),
  });
}
