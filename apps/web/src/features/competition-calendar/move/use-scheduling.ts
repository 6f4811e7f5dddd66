'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { momentInMadrid } from '../../../i18n/madrid.ts';
import { matchApi } from '../../../lib/api/browser.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import { useMatchUnit } from '../../../ui/nouns/match-unit.ts';
import { type MatchData, useInvalidateCalendar } from '../data/use-calendar.ts';
import type { MatchSlot } from './match-slot.ts';

interface ScheduleInput {
  readonly slot: MatchSlot;
  readonly isLocked: boolean;
  /** Even if a team or field is busy then. */
  readonly force: boolean;
}

/** Schedules a match. */
export function useScheduling({ id, version }: MatchData, onDone: () => void) {
  const t = useTranslations('competitionCalendar');
  const unit = useMatchUnit();
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const invalidate = useInvalidateCalendar();
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
      await invalidate();
      toast(t('moved', { unit }));
      onDone();
    } catch (reason) {
      setFailure(failureMessage(reason, t('moveFailed', { unit })));
      setBusy(false);
    }
  };
  return { save, busy, failure };
}

/** Locks a match where it is, or unlocks it. */
export function useLock(mayForce: boolean): (match: MatchData) => Promise<void> {
  const t = useTranslations('competitionCalendar');
  const unit = useMatchUnit();
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const invalidate = useInvalidateCalendar();
  return async ({ id, kickOff, isLocked, version }) => {
    if (kickOff === null) return;
    try {
      // It doesn't move, so its conflicts were already accepted.
      const body = { matchId: id, kickOff, isLocked: !isLocked, force: mayForce, version };
      await matchApi.schedule({ body });
      toast(t(isLocked ? 'unlocked' : 'locked', { unit }));
    } catch (reason) {
      toast(failureMessage(reason, t('moveFailed', { unit })), 'error');
    }
    await invalidate();
  };
}
