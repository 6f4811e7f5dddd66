'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRenewUser } from '../../lib/api/use-renew-user.ts';
import { useConfirm } from '../../ui/dialog/confirm.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';
import { useForgetInvitations, type WaitingInvitation } from './use-my-invitations.ts';

type Answer = 'accept' | 'decline';

interface Answering {
  readonly busy: Answer | null;
  readonly failure: string | null;
  readonly accept: () => void;
  readonly decline: () => void;
}

/** Answers one invitation. Saying no asks once: only whoever invited can ask again. */
export function useAnswer({ name, answer }: WaitingInvitation, onJoined: () => void): Answering {
  const t = useTranslations('invitations');
  const sentence = useFailureMessage();
  const confirm = useConfirm();
  const toast = useToast();
  const renewUser = useRenewUser();
  const forget = useForgetInvitations();
  const [busy, setBusy] = useState<Answer | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const run = async (kind: Answer, settle: () => Promise<void>) => {
    setBusy(kind);
    setFailure(null);
    try {
      await answer(kind === 'accept');
      await settle();
      await forget();
    } catch (reason) {
      setFailure(sentence(reason, t('answerFailed')));
    }
    setBusy(null);
  };
  const accept = () => {
    if (busy !== null) return;
    void run('accept', async () => {
      await renewUser();
      onJoined();
    });
  };
  const decline = async () => {
    if (busy !== null) return;
    const question = {
      title: t('declineTitle', { name }),
      text: t('declineText'),
      confirmLabel: t('decline'),
    };
    if (await confirm({ ...question, danger: true })) {
      await run('decline', async () => toast(t('declined', { name })));
    }
  };
  return { busy, failure, accept, decline: () => void decline() };
}
