'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { jointCalendarApi } from '../../lib/api/browser.ts';
import { useConfirm } from '../../ui/dialog/confirm.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';
import { useInvalidateCalendar } from '../competition-calendar/index.ts';

/** Puts the matches of an applied plan back; a refusal names those that prevent it. */
export function useUndo(orgCode: string, id: string) {
  const t = useTranslations('jointCalendar');
  const toast = useToast();
  const confirm = useConfirm();
  const failureMessage = useFailureMessage();
  const invalidate = useInvalidateCalendar();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const undo = async (report: (message: string) => void) => {
    setBusy(true);
    setFailure(null);
    try {
      const { movedBack } = await jointCalendarApi.undo({ params: { orgCode, id } });
      toast(t('undone', { count: movedBack.length }));
    } catch (reason) {
      report(failureMessage(reason, t('undoFailed')));
    }
    await invalidate();
    setBusy(false);
  };
  const ask = async () => {
    const question = { title: t('undoQuestion'), text: t('undoText'), confirmLabel: t('undo') };
    if (await confirm(question)) await undo(setFailure);
  };
  /** From a message that may outlive the page. */
  const atOnce = () => undo((message) => toast(message, 'error'));
  return { ask, atOnce, busy, failure };
}
