'use client';

import { CallFailure, type jointCalendarCalls, type Write } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { jointCalendarApi } from '../../lib/api/browser.ts';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';
import type { Candidate } from './use-joint-calendar.ts';

type Request = Write<(typeof jointCalendarCalls)['plan']['body'] & object>;

interface Choice {
  readonly competitions: readonly Candidate[];
  readonly selected: readonly string[];
  readonly seconds: number;
  /** Applies to competitions without playing days. */
  readonly wishes: Request['wishes'];
}

/** Starts a search; a refusal names the competition that caused it. */
export function useStart(orgCode: string, onStarted: (planId: string) => void) {
  const t = useTranslations('jointCalendar');
  const failureMessage = useFailureMessage();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const start = async ({ competitions, selected, seconds, wishes }: Choice) => {
    const competitionIds = competitions.map(({ id }) => id).filter((id) => selected.includes(id));
    setBusy(true);
    setFailure(null);
    try {
      const body = { competitionIds, seconds, ...(wishes && { wishes }) };
      const { id } = await jointCalendarApi.plan({ params: { orgCode }, body });
      onStarted(id);
    } catch (reason) {
      const index = Number(/^competitionIds\.(\d+)$/.exec(fieldOf(reason))?.[1]);
      const named = competitions.find(({ id }) => id === competitionIds[index])?.name;
      const message = failureMessage(reason, t('startFailed'));
      setFailure(named === undefined ? message : `${named}: ${message}`);
      setBusy(false);
    }
  };
  return { start, busy, failure };
}

function fieldOf(reason: unknown): string {
  return reason instanceof CallFailure ? (reason.error?.field ?? '') : '';
}
