'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useConfirm } from '../../../ui/dialog/confirm.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import type { ToastAction } from '../../../ui/feedback/toast-queue.ts';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import { useMatchUnit } from '../../../ui/nouns/match-unit.ts';
import { type Outcome, useInvalidateCalendar } from '../data/use-calendar.ts';

interface ApplyPlan {
  readonly question: string;
  readonly send: () => Promise<{ readonly scheduled: number }>;
  readonly onApplied: () => void;
  /** Offered with the message that it is applied. */
  readonly undo?: ToastAction;
}

type Counts = Pick<Outcome, 'placed' | 'moved' | 'unplaced'>;

/** Applies the plan to the matches, after confirmation. */
export function useApplyPlan({ question, send, onApplied, undo }: ApplyPlan) {
  const t = useTranslations('competitionCalendar');
  const unit = useMatchUnit();
  const confirm = useConfirm();
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const invalidate = useInvalidateCalendar();
  const [busy, setBusy] = useState(false);
  const apply = async ({ placed, moved, unplaced }: Counts) => {
    const lines = [
      t('applyPlaced', { count: placed, unit }),
      ...(moved > 0 ? [t('applyMoved', { count: moved })] : []),
      ...(unplaced > 0 ? [t('applyUnplaced', { count: unplaced })] : []),
      t('applyStays'),
    ];
    const isConfirmed = await confirm({
      title: question,
      text: lines.join('\n'),
      confirmLabel: t('apply'),
    });
    if (!isConfirmed) return;
    setBusy(true);
    try {
      const { scheduled } = await send();
      await invalidate();
      toast(t('applied', { count: scheduled, unit }), 'success', undo);
      onApplied();
    } catch (reason) {
      toast(failureMessage(reason, t('applyFailed')), 'error');
      await invalidate();
    }
    setBusy(false);
  };
  return { apply, busy };
}
