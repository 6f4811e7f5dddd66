'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from '../../../i18n/navigation.ts';
import { teamApi } from '../../../lib/api/browser.ts';
import { useConfirm } from '../../../ui/dialog/confirm.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import {
  addressesOf,
  type TeamData,
  type TeamContext,
  useForgetTeams,
  useTeamChange,
} from '../team/use-team.ts';
import type { Teammate } from './use-members.ts';

interface Acting {
  readonly member: Teammate;
  readonly team: TeamData;
  readonly place: TeamContext;
}

/** Each asks once, and names what changes hands or is lost. */
export function useMemberActions({ member, team, place }: Acting) {
  const t = useTranslations('teamDetail');
  const confirm = useConfirm();
  const change = useTeamChange();
  const leave = useLeaving(team, place);
  const name = `${member.firstName} ${member.surnames}`;
  const body = { teamId: team.id, userId: member.userId };

  const handOver = async () => {
    const sure = await confirm({
      title: t('handOverQuestion', { team: team.name, name }),
      text: t('handOverText', { name }),
      confirmLabel: t('handOver'),
    });
    if (!sure) return;
    const words = { done: t('handedOver', { name }), failed: t('handOverFailed') };
    await change(() => teamApi.changeOwner({ body }), words);
  };
  const remove = async () => {
    const sure = await confirm({
      title: t('removeQuestion', { name }),
      text: t('removeText', { name, team: team.name }),
      confirmLabel: t('remove'),
      danger: true,
    });
    if (!sure) return;
    const words = { done: t('removed', { name }), failed: t('removeFailed') };
    await change(() => teamApi.removeUser({ body }), words);
  };
  return { handOver, remove, leave };
}

/** Whoever leaves may not see the team any more: they go back to the list. */
function useLeaving(team: TeamData, place: TeamContext) {
  const t = useTranslations('teamDetail');
  const confirm = useConfirm();
  const toast = useToast();
  const sentence = useFailureMessage();
  const router = useRouter();
  const forget = useForgetTeams();
  return async () => {
    const sure = await confirm({
      title: t('leaveQuestion', { team: team.name }),
      text: t('leaveText'),
      confirmLabel: t('leave'),
      danger: true,
    });
    if (!sure) return;
    try {
      await teamApi.leave({ body: { teamId: team.id } });
    } catch (failure) {
      return toast(sentence(failure, t('leaveFailed')), 'error');
    }
    await forget();
    toast(t('left', { team: team.name }));
    router.replace(addressesOf(place).list);
  };
}
