'use client';

import { useTranslations } from 'next-intl';
import { fullName } from '../../../ui/identity/full-name.ts';
import { ItemMenu } from '../../../ui/list/item-menu.tsx';
import { useMemberActions } from '../members/use-member-actions.ts';
import type { ActedOn } from '../members/use-members.ts';
import type { TeamContext, TeamData } from '../team/use-team.ts';
import type { Person } from './people/use-squad.ts';
import { useTakeOut } from './people/use-take-out.ts';

export interface SquadMenuProps {
  readonly person: Person;
  /** The same person, with what the caller may do as with any member. */
  readonly member: ActedOn;
  readonly team: TeamData;
  readonly context: TeamContext;
  readonly onChangeRole: () => void;
}

/** Who has no account is taken out at once and can be brought back; with an account they are asked for first. */
export function SquadMenu({ person, member, team, context, onChangeRole }: SquadMenuProps) {
  const t = useTranslations('teamDetail');
  const { transferOwnership, remove, leave } = useMemberActions({ member, team, context });
  const takeOut = useTakeOut(team.id);
  const may = (ability: ActedOn['abilities'][number]) => member.abilities.includes(ability);
  const isOurs = person.abilities.includes('remove');
  const items = [
    ...(may('changeRole') ? [{ label: t('changeRole'), onSelect: onChangeRole }] : []),
    ...(may('makeOwner') ? [{ label: t('handOver'), onSelect: () => void transferOwnership() }] : []),
    ...(isOurs ? [{ label: t('remove'), onSelect: () => void takeOut([person]), isDanger: true }] : []),
    ...(!isOurs && may('remove')
      ? [{ label: t('remove'), onSelect: () => void remove(), isDanger: true }]
      : []),
    ...(may('leave') ? [{ label: t('leave'), onSelect: () => void leave(), isDanger: true }] : []),
  ];
  if (items.length === 0) return null;
  return <ItemMenu label={t('moreOf', { name: fullName(person) })} items={items} />;
}
