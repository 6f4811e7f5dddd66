'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRefreshUser } from '../../lib/api/use-refresh-user.ts';
import { useConfirm } from '../../ui/dialog/confirm.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';
import { type AnswerAs, type PendingInvitation, useInvalidateInvitations } from './use-my-invitations.ts';

type Answer = 'accept' | 'decline';

interface AnswerState {
  readonly busy: Answer | null;
  readonly failure: string | null;
  /** Whom the reader accepts for. */
  readonly as: AnswerAs;
  readonly setAs: (as: AnswerAs) => void;
  readonly accept: () => void;
  readonly decline: () => void;
}

/** Declining asks for confirmation: only the inviter can invite again. */
export function useAnswerInvitation(
  { name, child, answer }: PendingInvitation,
  onJoined: () => void,
): AnswerState {
  const t = useTranslations('invitations');
  const failureMessage = useFailureMessage();
  const confirm = useConfirm();
  const toast = useToast();
  const renewUser = useRefreshUser();
  const invalidate = useInvalidateInvitations();
  const [busy, setBusy] = useState<Answer | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [as, setAs] = useState<AnswerAs>({});

  const run = async (kind: Answer, settle: () => Promise<void>) => {
    setBusy(kind);
    setFailure(null);
    try {
      await answer(kind === 'accept', as);
      await settle();
      await invalidate();
    } catch (reason) {
      setFailure(failureMessage(reason, t('answerFailed')));
    }
    setBusy(null);
  };
  const accept = () => {
    if (busy !== null) return;
    if (child !== null && as.relation === undefined) {
      setFailure(t('sayRelation', { name: child }));
      return;
    }
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
  return { busy, failure, as, setAs, accept, decline: () => void decline() };
}
