'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { momentInMadrid } from '../../../i18n/madrid.ts';
import { matchApi } from '../../../lib/api/browser.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import { type MatchData, useReadCalendar } from '../data/use-calendar.ts';
import type { MatchSlot } from './match-slot.ts';

interface ScheduleInput {
  readonly slot: MatchSlot;
  readonly isLocked: boolean;
  /** Although somebody is busy then. */
  readonly force: boolean;
}

/** Gives a match its place. */
export function useScheduling({ id, version }: MatchData, onDone: () => void) {
  const t = useTranslations('competitionCalendar');
  const toast = useToast();
  const sentence = useFailureMessage();
  const readAgain = useReadCalendar();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const save = async ({ slot: { day, time, fieldId }, isLocked, force }: ScheduleInput) => {
    const kickOff = momentInMadrid({ day, time });
    if (kickOff === null) return setFailure(t('placeIncomplete'));
    setBusy(true);
    setFailure(null);
    try {
      const field = fieldId === '' ? null : fieldId;
      const body = { matchId: id, kickOff: kickOff.toISOString(), fieldId: field, isLocked, force, version };
      await matchApi.schedule({ body });
      await readAgain();
      toast(t('moved'));
      onDone();
    } catch (reason) {
      setFailure(sentence(reason, t('moveFailed')));
      setBusy(false);
    }
  };
  return { save, busy, failure };
}

/** Keeps a match where it is, or lets it go again. */
export function useLock(mayForce: boolean): (match: MatchData) => Promise<void> {
  const t = useTranslations('competitionCalendar');
  const toast = useToast();
  const sentence = useFailureMessage();
  const readAgain = useReadCalendar();
  return async ({ id, kickOff, isLocked, version }) => {
    if (kickOff === null) return;
    try {
      // It stays where it is, so whatever stood in its way was accepted before.
      const body = { matchId: id, kickOff, isLocked: !isLocked, force: mayForce, version };
      await matchApi.schedule({ body });
      toast(t(isLocked ? 'unlocked' : 'locked'));
    } catch (reason) {
      toast(sentence(reason, t('moveFailed')), 'error');
    }
    await readAgain();
  };
}
