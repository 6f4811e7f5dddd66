'use client';

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { raceApi, raceEntryApi } from '../../../lib/api/race.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';

export type RaceData = Awaited<ReturnType<typeof raceApi.list>>['races'][number];
export type EntryData = Awaited<ReturnType<typeof raceEntryApi.list>>['items'][number];

export interface RaceRef {
  readonly competitionId: string;
  readonly raceId: string;
}

export function useRaces(competitionId: string) {
  return useQuery({
    queryKey: ['race', 'list', { competitionId }],
    queryFn: ({ signal }) => raceApi.list({ params: { competitionId } }, { signal }),
  });
}

export function useEntries(params: RaceRef, query: { readonly search: string; readonly page: number }) {
  return useQuery({
    queryKey: ['race', 'entries', { ...params, ...query }],
    queryFn: ({ signal }) => raceEntryApi.list({ params: { ...params }, query: { ...query } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Invalidates everything about races, and their competitions. */
export function useInvalidateRaces(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    await Promise.all(
      ['race', 'competition'].map((resource) => queries.invalidateQueries({ queryKey: [resource] })),
    );
  }, [queries]);
}

/** Runs a change, shows how it went and refetches everything. True on success. */
export function useRaceChange(): (
  change: () => Promise<unknown>,
  messages: { readonly done: string; readonly failed: string },
) => Promise<boolean> {
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const invalidate = useInvalidateRaces();
  return useCallback(
    async (change, { done, failed }) => {
      try {
        await change();
        toast(done);
        return true;
      } catch (failure) {
        toast(failureMessage(failure, failed), 'error');
        return false;
      } finally {
        await invalidate();
      }
    },
    [toast, failureMessage, invalidate],
  );
}
