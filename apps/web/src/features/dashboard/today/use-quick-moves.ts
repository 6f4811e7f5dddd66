'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { timeOfDay } from '../../../i18n/formats.ts';
import { matchApi } from '../../../lib/api/browser.ts';
import { useConfirm } from '../../../ui/dialog/confirm.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import type { TodayMatch } from '../data/use-overview.ts';
import { isEarly } from './next-step.ts';
import { useOptimisticMatch } from './use-optimistic-match.ts';

/** Starts and closes a match from the list. Closing can be undone, starting cannot. */
export function useQuickMoves(orgCode: string, match: TodayMatch) {
  const t = useTranslations('dashboard.moves');
  const toast = useToast();
  const confirmEarlyStart = useConfirmEarlyStart();
  const { busy, move } = useOptimisticMatch(orgCode, match);
  const [canUndo, setCanUndo] = useState(false);
  const params = { id: match.id };
  const { version } = match;
  const start = async () => {
    if (isEarly(match, Date.now()) && !(await confirmEarlyStart(match))) return;
    if (await move(() => matchApi.start({ params, body: { version } }), {})) toast(t('started'));
  };
  const close = async () => {
    const closed = { state: 'CLOSED', actions: [] };
    const desk = await move(() => matchApi.close({ params, body: { version } }), closed);
    setCanUndo(desk?.actions.includes('reopen') ?? false);
  };
  const undo = async () => {
    const body = { reason: t('undoReason'), version };
    if (await move(() => matchApi.reopen({ params, body }), {})) setCanUndo(false);
  };
  return { busy, start, close, undo, canUndo: canUndo && match.state === 'CLOSED' };
}

/** Confirms a start hours before kick-off. */
function useConfirmEarlyStart() {
  const t = useTranslations('dashboard.moves');
  const locale = useLocale();
  const confirm = useConfirm();
  return ({ kickOff }: TodayMatch) =>
    confirm({
      title: t('early'),
      text: t('earlyText', { time: kickOff === null ? '–' : timeOfDay(locale, new Date(kickOff)) }),
      confirmLabel: t('start'),
    });
}
