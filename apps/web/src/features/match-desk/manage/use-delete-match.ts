'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRouter } from '../../../i18n/navigation.ts';
import { matchApi } from '../../../lib/api/browser.ts';
import { useConfirm } from '../../../ui/dialog/confirm.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import { useDeskContext } from '../data/desk-context.tsx';

/** Deletes an unplayed match after confirmation, and returns to the list. */
export function useDeleteMatch(): () => Promise<void> {
  const t = useTranslations('matchDesk');
  const confirm = useConfirm();
  const toast = useToast();
  const router = useRouter();
  const failureMessage = useFailureMessage();
  const queries = useQueryClient();
  const { desk, unit, orgCode } = useDeskContext();
  return async () => {
    const names = { home: desk.home?.name ?? t('undecided'), away: desk.away?.name ?? t('undecided') };
    const question = { title: t('deleteMatchTitle', { unit }), text: t('deleteMatchText', names) };
    if (!(await confirm({ ...question, confirmLabel: t('deleteMatch', { unit }), danger: true }))) return;
    try {
      await matchApi.delete({ params: { id: desk.id } });
    } catch (failure) {
      return toast(failureMessage(failure, t('moveFailed')), 'error');
    }
    toast(t('matchDeleted', { unit }));
    router.replace(`/dashboard/${orgCode}/matches`);
    void queries.invalidateQueries({ queryKey: ['match', 'find'] });
  };
}
