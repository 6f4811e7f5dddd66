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

/** As many as a list to choose from can hold. */
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

export function useReadVenues(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: ['venue'] }), [queries]);
}

interface Words {
  readonly done: string;
  readonly failed: string;
}

/** Changes something: says how it went, and has what is shown read again. */
export function useVenueChange(): (change: () => Promise<unknown>, words: Words) => Promise<void> {
  const toast = useToast();
  const sentence = useFailureMessage();
  const readAgain = useReadVenues();
  return useCallback(
    async (change, { done, failed }) => {
      try {
        await change();
        toast(done);
      } catch (failure) {
        toast(sentence(failure, failed), 'error');
      }
      await readAgain();
    },
    [toast, sentence, readAgain],
  );
}
