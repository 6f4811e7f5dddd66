'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { squadApi } from '../../../../lib/api/squad.ts';
import { useToast } from '../../../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../../../ui/form/use-failure-message.ts';
import { fullName } from '../../../../ui/identity/full-name.ts';
import { useInvalidateTeams, useTeamChange } from '../../team/use-team.ts';
import type { Person } from './use-squad.ts';

/** Removes people without confirmation: the message offers to undo it. */
export function useRemovePeople(teamId: string): (people: readonly Person[]) => Promise<void> {
  const t = useTranslations('squad');
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const invalidate = useInvalidateTeams();
  const change = useTeamChange();
  return useCallback(
    async (people) => {
      const input = { params: { teamId }, body: { personIds: people.map(({ personId }) => personId) } };
      const [first] = people;
      const values = { count: people.length, name: first ? fullName(first) : '' };
      const bringBack = () =>
        void change(() => squadApi.restore(input), {
          done: t('restored', values),
          failed: t('restoreFailed'),
        });
      try {
        await squadApi.remove(input);
      } catch (failure) {
        return toast(failureMessage(failure, t('takeOutFailed')), 'error');
      }
      toast(t('takenOut', values), 'success', { label: t('undo'), run: bringBack });
      await invalidate();
    },
    [teamId, t, toast, failureMessage, invalidate, change],
  );
}
