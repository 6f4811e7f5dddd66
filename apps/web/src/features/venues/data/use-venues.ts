'use client';

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { venueApi } from '../../../lib/api/browser.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';

export type VenueData = Awaited<ReturnType<typeof venueApi.get>>;
export type ClosedDateData = Awaited<ReturnType<typeof venueApi.closedDates>>['items'][number];
export type TeamVenuesData = Awaited<ReturnType<typeof venueApi.teamVenues>>['items'][number];

interface VenueQuery {
  readonly search: string;
  readonly page: number;
}

export function useVenues(orgCode: string, query: VenueQuery) {
  return useQuery({
    queryKey: ['venue', 'list', { orgCode, ...query }],
    queryFn: ({ signal }) => venueApi.list({ params: { orgCode }, query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The maximum for a select. */
export function useAllVenues(orgCode: string) {
  return useQuery({
    queryKey: ['venue', 'list', { orgCode, limit: 100 }],
    queryFn: ({ signal }) => venueApi.list({ params: { orgCode }, query: { limit: 100 } }, { signal }),
    select: ({ items }) => items,
  });
}

export function useClosedDates(
  orgCode: string,
  query: { readonly page?: number; readonly limit?: number; readonly from?: string },
) {
  return useQuery({
    queryKey: ['venue', 'closedDates', { orgCode, ...query }],
    queryFn: ({ signal }) => venueApi.closedDates({ params: { orgCode }, query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useTeamVenues(orgCode: string, query: VenueQuery) {
  return useQuery({
    queryKey: ['venue', 'teamVenues', { orgCode, ...query }],
    queryFn: ({ signal }) =>
      venueApi.teamVenues({ params: { orgCode }, query: { ...query, limit: 20 } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useInvalidateVenues(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: ['venue'] }), [queries]);
}

interface ChangeMessages {
  readonly done: string;
  readonly failed: string;
}

/** Runs a change, shows how it went and invalidates queries. */
export function useVenueChange(): (
  change: () => Promise<unknown>,
  messages: ChangeMessages,
) => Promise<void> {
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const invalidate = useInvalidateVenues();
  return useCallback(
    async (change, { done, failed }) => {
      try {
        await change();
        toast(done);
      } catch (failure) {
        toast(failureMessage(failure, failed), 'error');
      }
      await invalidate();
    },
    [toast, failureMessage, invalidate],
  );
}
