'use client';

import { useTranslations } from 'next-intl';
import { fullName } from '../../../ui/identity/full-name.ts';
import { ItemMenu } from '../../../ui/list/item-menu.tsx';
import type { OrganisationPerson } from '../data/use-people.ts';
import { useTakeOff } from './use-take-off.ts';

export type PersonTask = 'assign' | 'edit' | 'photo';

/** People with an account are invited by the team, and accept. */
export const mayAssign = ({ userCode }: OrganisationPerson) => userCode === null;

interface PersonMenuProps {
  readonly orgCode: string;
  readonly person: OrganisationPerson;
  readonly onTask: (task: PersonTask) => void;
}

export function PersonMenu({ orgCode, person, onTask }: PersonMenuProps) {
  const t = useTranslations();
  const removeFromTeam = useTakeOff(orgCode);
  const may = (ability: OrganisationPerson['abilities'][number]) => person.abilities.includes(ability);
  const items = [
    mayAssign(person) &&
      person.teams.length > 0 && { label: t('players.assignToAnother'), onSelect: () => onTask('assign') },
    may('edit') && { label: t('players.edit'), onSelect: () => onTask('edit') },
    may('edit') && { label: t('squad.photo.open'), onSelect: () => onTask('photo') },
    may('remove') && {
      label: t('players.takeOff'),
      onSelect: () => void removeFromTeam(person),
      isDanger: true,
    },
  ].filter((item) => item !== false);
  if (items.length === 0) return null;
  return <ItemMenu label={t('players.moreOf', { name: fullName(person) })} items={items} />;
}
