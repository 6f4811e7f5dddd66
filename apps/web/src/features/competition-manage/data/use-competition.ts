'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { competitionApi } from '../../../lib/api/browser.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';

export type CompetitionData = Awaited<ReturnType<typeof competitionApi.fullById>>;
export type PhaseData = CompetitionData['phases'][number];
export type EntryData = CompetitionData['entries'][number];

/** A competition where it is worked on. */
export interface Managed {
  readonly competition: CompetitionData;
  readonly orgCode: string;
}

/** The page of a competition, and its tabs. */
export function addressOf({ competition, orgCode }: Managed, tab?: string): string {
  const page = `/dashboard/${orgCode}/competitions/${competition.id}`;
  return tab === undefined ? page : `${page}?tab=${tab}`;
}

export function useCompetition(id: string) {
  return useQuery({
    queryKey: ['competition', 'fullById', { id }],
    queryFn: ({ signal }) => competitionApi.fullById({ params: { id } }, { signal }),
  });
}

/** Has everything read again that hangs on competitions. */
export function useReadCompetitions(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    const resources = ['competition', 'broker', 'entry', 'match', 'standing', 'team'];
    await Promise.all(resources.map((resource) => queries.invalidateQueries({ queryKey: [resource] })));
  }, [queries]);
}

interface Words {
  readonly done: string;
  readonly failed: string;
}

/** Changes something: says how it went, and has what is shown read again. True when it went well. */
export function useChange(): (change: () => Promise<unknown>, words: Words) => Promise<boolean> {
  const toast = useToast();
  const sentence = useFailureMessage();
  const readAgain = useReadCompetitions();
  return useCallback(
    async (change, { done, failed }) => {
      try {
        await change();
      } catch (failure) {
        toast(sentence(failure, failed), 'error');
        // What refused it may have changed since it was read.
        await readAgain();
        return false;
      }
      toast(done);
      await readAgain();
      return true;
    },
    [toast, sentence, readAgain],
  );
}
