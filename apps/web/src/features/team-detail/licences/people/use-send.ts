'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { registrationApi } from '../../../../lib/api/registration.ts';
import { useToast } from '../../../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../../../ui/form/use-failure-message.ts';
import { useInvalidateTeams } from '../../team/use-team.ts';
import type { RegistrationKey } from './use-registration.ts';

/** Submits people's licences. */
export function useSend(params: RegistrationKey) {
  const t = useTranslations('licences.club');
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const invalidate = useInvalidateTeams();
  const [isSending, setSending] = useState(false);
  const send = async (personIds: readonly string[]) => {
    if (isSending) return;
    setSending(true);
    try {
      const { submitted } = await registrationApi.submit({ params, body: { personIds: [...personIds] } });
      toast(t('sent', { count: submitted }), submitted > 0 ? 'success' : 'error');
    } catch (failure) {
      toast(failureMessage(failure, t('sendFailed')), 'error');
    }
    await invalidate();
    setSending(false);
  };
  return { send, isSending };
}
