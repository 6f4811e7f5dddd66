'use client';

import { CallFailure, type Write } from '@traip/contract';
import { useLocale, useTranslations } from 'next-intl';
import { teamApi } from '../../../lib/api/browser.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useShapeForm } from '../../../ui/form/use-shape-form.ts';
import { useInvalidateTeams } from '../team/use-team.ts';
import { type Invite, InviteForm } from './invitee.ts';

/** Reset after each invitation. */
export function useInvite(teamId: string) {
  const t = useTranslations('teamDetail');
  const locale = useLocale();
  const toast = useToast();
  const invalidate = useInvalidateTeams();
  const shaped = useShapeForm<Write<typeof InviteForm>, Invite>(InviteForm, {
    failed: t('inviteFailed'),
    defaultValues: { invitee: '', role: 'MEMBER' },
    send: async ({ invitee, role }) => {
      try {
        await teamApi.invite({ body: { teamId, role, ...invitee } });
      } catch (failure) {
        // The contract has two fields for this one.
        const fieldMessage = failure instanceof CallFailure && failure.error?.field && failure.said?.[locale];
        if (!fieldMessage) throw failure;
        shaped.form.setError('invitee', { type: 'server', message: fieldMessage }, { shouldFocus: true });
        return;
      }
      shaped.form.reset({ invitee: '', role });
      toast(t('invited'));
      await invalidate();
    },
  });
  return shaped;
}
