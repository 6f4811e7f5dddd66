'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { calendarApi } from '../../../lib/api/browser.ts';
import { useConfirm } from '../../../ui/dialog/confirm.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import { type Outcome, type Plan, useInvalidateCalendar } from '../data/use-calendar.ts';

/** Applies a calendar to the matches, after confirmation. */
export function useApplyPlan({ phaseId, id }: Plan, onApplied: () => void) {
  const t = useTranslations('competitionCalendar');
  const confirm = useConfirm();
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const invalidate = useInvalidateCalendar();
  const [busy, setBusy] = useState(false);
  const apply = async ({ placed, moved, unplaced }: Outcome) => {
    const lines = [
      t('applyPlaced', { count: placed }),
      ...(moved > 0 ? [t('applyMoved', { count: moved })] : []),
      ...(unplaced > 0 ? [t('applyUnplaced', { count: unplaced })] : []),
      t('applyStays'),
    ];
    const isSure = await confirm({
      title: t('applyQuestion'),
      text: lines.join('\n'),
      confirmLabel: t('apply'),
    });
    if (!isSure) return;
    setBusy(true);
    try {
      const { scheduled } = await calendarApi.apply({ params: { phaseId, id } });
      await invalidate();
      toast(t('applied', { count: scheduled }));
      onApplied();
    } catch (reason) {
      toast(failureMessage(reason, t('applyFailed')), 'error');
      await invalidate();
      setBusy(false);
    }
  };
  return { apply, busy };
}
