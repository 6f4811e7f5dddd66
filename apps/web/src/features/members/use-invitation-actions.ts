'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { memberApi } from '../../lib/api/browser.ts';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';
import { type Invitation, type Organisation, useInvalidateMembers } from './use-members.ts';

export interface InvitationActions {
  /** The invitation and action in progress. */
  readonly busy: string | null;
  readonly failure: string | null;
  /** The last revoked invitation: it can be sent again. */
  readonly withdrawn: Invitation | null;
  readonly resend: (invitation: Invitation) => void;
  readonly withdraw: (invitation: Invitation) => void;
  readonly undo: () => void;
}

export function useInvitationActions({ id: organizationId }: Organisation): InvitationActions {
  const t = useTranslations('members');
  const locale = useLocale();
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const invalidate = useInvalidateMembers();
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [withdrawn, setWithdrawn] = useState<Invitation | null>(null);

  const run = async (name: string, otherwise: string, work: () => Promise<void>) => {
    if (busy !== null) return;
    setBusy(name);
    setFailure(null);
    try {
      await work();
      await invalidate();
    } catch (reason) {
      setFailure(failureMessage(reason, otherwise));
    }
    setBusy(null);
  };
  /** A second invitation replaces the first, with a new expiry. */
  const send = ({ email, userCode, role }: Invitation) =>
    email === null
      ? memberApi.add({ body: { organizationId, userCode: userCode ?? '', role } })
      : memberApi.invite({ body: { organizationId, email, role, locale } });
  const sendAgain = (invitation: Invitation) =>
    run(`resend ${invitation.id}`, t('inviteFailed'), async () => {
      await send(invitation);
      setWithdrawn(null);
      toast(t('invited', { invitee: invitation.invitee }));
    });

  return {
    busy,
    failure,
    withdrawn,
    resend: (invitation) => void sendAgain(invitation),
    withdraw: (invitation) =>
      void run(`withdraw ${invitation.id}`, t('withdrawFailed'), async () => {
        await memberApi.deleteInvitation({ params: { id: invitation.id, organizationId } });
        setWithdrawn(invitation);
      }),
    undo: () => withdrawn !== null && void sendAgain(withdrawn),
  };
}
