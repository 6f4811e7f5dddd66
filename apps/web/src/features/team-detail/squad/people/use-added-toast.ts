'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { squadApi } from '../../../../lib/api/squad.ts';
import { useToast } from '../../../../ui/feedback/toast.tsx';
import { fullName } from '../../../../ui/identity/full-name.ts';
import { useTeamChange } from '../../team/use-team.ts';
import type { Person } from './use-squad.ts';

/** Shows who was added, and offers to undo it. */
export function useAddedToast(teamId: string): (added: readonly Person[]) => void {
  const t = useTranslations('squad');
  const toast = useToast();
  const change = useTeamChange();
  return useCallback(
    (added) => {
      const [first] = added;
      if (first === undefined) return;
      const body = { personIds: added.map(({ personId }) => personId) };
      const values = { count: added.length, name: fullName(first) };
      const undo = () =>
        void change(() => squadApi.remove({ params: { teamId }, body }), {
          done: t('entryUndone', values),
          failed: t('takeOutFailed'),
        });
      toast(t('added', values), 'success', { label: t('undo'), run: undo });
    },
    [teamId, t, toast, change],
  );
}
