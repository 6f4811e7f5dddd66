'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { timeOfDay } from '../../../i18n/formats.ts';
import { deskApi } from '../../../lib/api/browser.ts';
import { useConfirm } from '../../../ui/dialog/confirm.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import type { TodayMatch } from '../data/use-overview.ts';
import { isEarly } from './next-step.ts';
import { useMoving } from './use-moving.ts';

/** Starts and closes a match from where it is listed. A closing can be taken back, a start cannot. */
export function useQuickMoves(orgCode: string, match: TodayMatch) {
  const t = useTranslations('dashboard.moves');
  const toast = useToast();
  const mayStartEarly = useMayStartEarly();
  const { busy, move } = useMoving(orgCode, match);
  const [mayUndo, setMayUndo] = useState(false);
  const params = { id: match.id };
  const { version } = match;
  const start = async () => {
    if (isEarly(match, Date.now()) && !(await mayStartEarly(match))) return;
    if (await move(() => deskApi.start({ params, body: { version } }), {})) toast(t('started'));
  };
  const close = async () => {
    const closed = { state: 'CLOSED', actions: [] };
    const desk = await move(() => deskApi.close({ params, body: { version } }), closed);
    setMayUndo(desk?.actions.includes('reopen') ?? false);
  };
  const undo = async () => {
    const body = { reason: t('undoReason'), version };
    if (await move(() => deskApi.reopen({ params, body }), {})) setMayUndo(false);
  };
  return { busy, start, close, undo, mayUndo: mayUndo && match.state === 'CLOSED' };
}

/** Asked before a start that comes hours too soon. */
function useMayStartEarly() {
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
