'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from '../../i18n/navigation.ts';
import { memberApi } from '../../lib/api/browser.ts';
import { useRefreshUser } from '../../lib/api/use-refresh-user.ts';
import { useConfirm } from '../../ui/dialog/confirm.tsx';
import type { Question } from '../../ui/dialog/question.ts';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';
import { type Member, type Organisation, useInvalidateMembers } from './use-members.ts';

/** Removes a member, or leaves. Both ask for confirmation. */
export function useMemberActions(member: Member, organisation: Organisation) {
  const t = useTranslations('members');
  const confirm = useConfirm();
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const invalidate = useInvalidateMembers();
  const renewUser = useRefreshUser();
  const router = useRouter();
  const name = `${member.firstName} ${member.surnames}`;
  const names = { name, organisation: organisation.name };

  const endMembership = async (question: Question, otherwise: string, after: () => Promise<void>) => {
    if (!(await confirm({ ...question, danger: true }))) return;
    try {
      await memberApi.remove({ params: { id: member.id } });
      await after();
    } catch (reason) {
      toast(failureMessage(reason, otherwise), 'error');
    }
  };
  const remove = () =>
    endMembership(
      { title: t('removeTitle', names), text: t('removeText', names), confirmLabel: t('remove') },
      t('removeFailed'),
      async () => {
        toast(t('removed', names));
        await invalidate();
      },
    );
  const leave = () =>
    endMembership(
      { title: t('leaveTitle', names), text: t('leaveText'), confirmLabel: t('leave') },
      t('leaveFailed'),
      async () => {
        // Navigate first: without the membership this page has nothing to show.
        router.replace('/home');
        toast(t('left', names));
        await renewUser();
      },
    );
  return { remove: () => void remove(), leave: () => void leave() };
}
