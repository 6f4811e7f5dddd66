'use client';

import type { ConsentPurpose } from '@traip/contract';
import { useLocale, useTranslations } from 'next-intl';
import { familyApi } from '../../lib/api/family.ts';
import { useConfirm } from '../../ui/dialog/confirm.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';
import { type Child, useInvalidateFamily } from './use-family.ts';

/** Decisions apply at once; leaving asks first. */
export function useChildActions({ personId, firstName }: Child) {
  const t = useTranslations('family');
  const locale = useLocale();
  const toast = useToast();
  const confirm = useConfirm();
  const failureMessage = useFailureMessage();
  const invalidate = useInvalidateFamily();
  const params = { personId };

  const run = async (change: () => Promise<unknown>, done: string) => {
    try {
      await change();
    } catch (failure) {
      return toast(failureMessage(failure, t('changeFailed')), 'error');
    }
    await invalidate();
    toast(done);
  };
  const decide = (purpose: ConsentPurpose, choice: string) =>
    void run(() => familyApi.consent({ params, body: { purpose, choice, language: locale } }), t('decided'));
  const leave = async () => {
    const isConfirmed = await confirm({
      title: t('leaveQuestion', { name: firstName }),
      text: t('leaveText', { name: firstName }),
      confirmLabel: t('leave'),
      danger: true,
    });
    if (isConfirmed) await run(() => familyApi.leave({ params }), t('left', { name: firstName }));
  };
  return { decide, leave };
}
