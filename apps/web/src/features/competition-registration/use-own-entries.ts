'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ownEntryApi } from '../../lib/api/own-entry.ts';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';

export function useOwnEntries(competitionId: string) {
  return useQuery({
    queryKey: ['entry', 'own', { competitionId }],
    queryFn: ({ signal }) => ownEntryApi.list({ params: { competitionId } }, { signal }),
  });
}

export type OwnEntriesData = NonNullable<ReturnType<typeof useOwnEntries>['data']>;

/** Enters or withdraws a person, shows how it went, and refetches everything about entries. */
export function useOwnEntryAction(competitionId: string) {
  const t = useTranslations('competitionRegistration');
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const run = async (send: Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await send;
      toast(done);
    } catch (failure) {
      toast(failureMessage(failure, t('failed')), 'error');
    } finally {
      setBusy(false);
      await queries.invalidateQueries({ queryKey: ['entry'] });
    }
  };
  return {
    busy,
    enter: (personId: string, done: string) =>
      run(ownEntryApi.enter({ params: { competitionId }, body: { personId } }), done),
    withdraw: (teamId: string, done: string) =>
      run(ownEntryApi.withdraw({ params: { competitionId, teamId } }), done),
  };
}
