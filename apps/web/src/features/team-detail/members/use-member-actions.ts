'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from '../../../i18n/navigation.ts';
import { teamApi } from '../../../lib/api/browser.ts';
import { useConfirm } from '../../../ui/dialog/confirm.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import { fullName } from '../../../ui/identity/full-name.ts';
import {
  type TeamContext,
  type TeamData,
  teamUrls,
  useRemoveTeamQueries,
  useTeamChange,
} from '../team/use-team.ts';
import type { ActedOn } from './use-members.ts';

interface MemberActionOptions {
  readonly member: ActedOn;
  readonly team: TeamData;
  readonly context: TeamContext;
}

/** Each asks for confirmation, naming what is transferred or lost. */
export function useMemberActions({ member, team, context }: MemberActionOptions) {
  const t = useTranslations('teamDetail');
  const confirm = useConfirm();
  const change = useTeamChange();
  const leave = useLeaveTeam(team, context);
  const name = fullName(member);
  const body = { teamId: team.id, userId: member.userId };

  const transferOwnership = async () => {
    const isConfirmed = await confirm({
      title: t('handOverQuestion', { team: team.name, name }),
      text: t('handOverText', { name }),
      confirmLabel: t('handOver'),
    });
    if (!isConfirmed) return;
    const messages = { done: t('handedOver', { name }), failed: t('handOverFailed') };
    await change(() => teamApi.changeOwner({ body }), messages);
  };
  const remove = async () => {
    const isConfirmed = await confirm({
      title: t('removeQuestion', { name }),
      text: t('removeText', { name, team: team.name }),
      confirmLabel: t('remove'),
      danger: true,
    });
    if (!isConfirmed) return;
    const messages = { done: t('removed', { name }), failed: t('removeFailed') };
    await change(() => teamApi.removeUser({ body }), messages);
  };
  return { transferOwnership, remove, leave };
}

/** After leaving, the team may be inaccessible, so the person returns to the list. */
function useLeaveTeam(team: TeamData, context: TeamContext) {
  const t = useTranslations('teamDetail');
  const confirm = useConfirm();
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const router = useRouter();
  const removeQueries = useRemoveTeamQueries();
  return async () => {
    const isConfirmed = await confirm({
      title: t('leaveQuestion', { team: team.name }),
      text: t('leaveText'),
      confirmLabel: t('leave'),
      danger: true,
    });
    if (!isConfirmed) return;
    try {
      await teamApi.leave({ body: { teamId: team.id } });
    } catch (failure) {
      return toast(failureMessage(failure, t('leaveFailed')), 'error');
    }
    await removeQueries();
    toast(t('left', { team: team.name }));
    router.replace(teamUrls(context).list);
  };
}
