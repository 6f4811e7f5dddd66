'use client';

import { useTranslations } from 'next-intl';
import { fullName } from '../../../ui/identity/full-name.ts';
import { ItemMenu } from '../../../ui/list/item-menu.tsx';
import type { TeamContext, TeamData } from '../team/use-team.ts';
import { useMemberActions } from './use-member-actions.ts';
import type { ActedOn } from './use-members.ts';

interface MemberMenuProps {
  readonly member: ActedOn;
  readonly team: TeamData;
  readonly context: TeamContext;
}

/** Rare actions: transfer, remove, leave. */
export function MemberMenu({ member, team, context }: MemberMenuProps) {
  const t = useTranslations('teamDetail');
  const { transferOwnership, remove, leave } = useMemberActions({ member, team, context });
  const { abilities } = member;
  const may = (ability: (typeof abilities)[number]) => abilities.includes(ability);
  const items = [
    ...(may('makeOwner') ? [{ label: t('handOver'), onSelect: () => void transferOwnership() }] : []),
    ...(may('remove') ? [{ label: t('remove'), onSelect: () => void remove(), isDanger: true }] : []),
    ...(may('leave') ? [{ label: t('leave'), onSelect: () => void leave(), isDanger: true }] : []),
  ];
  return <ItemMenu label={t('moreOf', { name: fullName(member) })} items={items} />;
}
