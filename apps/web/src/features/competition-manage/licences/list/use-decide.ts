'use client';

import type { LicenceDecision, Write } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { registrationApi } from '../../../../lib/api/registration.ts';
import { useToast } from '../../../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../../../ui/form/use-failure-message.ts';
import { useInvalidateLicences } from '../data/use-rules.ts';

type Decision = Write<typeof LicenceDecision>;

const done = { approve: 'approved', return: 'returned', revoke: 'revoked' } as const;

/** Decides on licences, and reports how many changed and how many didn't. */
export function useDecide(competitionId: string) {
  const t = useTranslations('licences.organiser');
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const invalidate = useInvalidateLicences();
  const [isBusy, setBusy] = useState(false);
  const params = { competitionId };

  const toastResult = (action: Decision['action'], count: number, left: number) => {
    const outcome = t(done[action], { count });
    const rest = left === 0 ? '' : ` ${t('left', { count: left })}`;
    toast(outcome + rest, count > 0 ? 'success' : 'error');
  };
  const decide = async (body: Decision) => {
    const { decided, left } = await registrationApi.decide({ params, body });
    toastResult(body.action, decided, left.length);
    await invalidate();
  };
  /** In batches of the size the backend accepts. */
  const approveAll = async () => {
    let [count, left, after]: [number, number, string | null] = [0, 0, null];
    do {
      const body: Decision = { action: 'approve', allComplete: true, ...(after !== null && { after }) };
      const reply = await registrationApi.decide({ params, body });
      count += reply.decided;
      left += reply.left.length;
      after = reply.next;
    } while (after !== null);
    toastResult('approve', count, left);
    await invalidate();
  };
  const run = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await work();
    } catch (failure) {
      toast(failureMessage(failure, t('decideFailed')), 'error');
      await invalidate();
    }
    setBusy(false);
  };
  return {
    isBusy,
    approve: (ids: readonly string[]) => run(() => decide({ action: 'approve', ids: [...ids] })),
    approveAll: () => run(approveAll),
    decide,
  };
}
