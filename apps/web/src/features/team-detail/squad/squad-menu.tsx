'use client';

import { useTranslations } from 'next-intl';
import { fullName } from '../../../ui/identity/full-name.ts';
import { ItemMenu } from '../../../ui/list/item-menu.tsx';
import { useMemberActions } from '../members/use-member-actions.ts';
import type { ActedOn } from '../members/use-members.ts';
import { seesDocuments, type TeamContext, type TeamData } from '../team/use-team.ts';
import { useMarkDelegate } from './people/use-mark-delegate.ts';
import { useRemovePeople } from './people/use-remove-people.ts';
import type { Person } from './people/use-squad.ts';
import type { PersonTask } from './person/person-dialogs.tsx';

export interface SquadMenuProps {
  readonly person: Person;
  /** The same person as a team member, with the caller's permissions. */
  readonly member: ActedOn;
  readonly team: TeamData;
  readonly context: TeamContext;
  readonly onTask: (task: PersonTask) => void;
}

/** People without an account are removed at once, with undo; for others the caller confirms first. */
export function SquadMenu({ person, member, team, context, onTask }: SquadMenuProps) {
  const t = useTranslations();
  const { transferOwnership, remove, leave } = useMemberActions({ member, team, context });
  const removePeople = useRemovePeople(team.id);
  const markDelegate = useMarkDelegate(team.id);
  const may = (ability: ActedOn['abilities'][number]) => member.abilities.includes(ability);
  const mayHere = (ability: Person['abilities'][number]) => person.abilities.includes(ability);
  const removeOrConfirm = () => void (mayHere('remove') ? removePeople([person]) : remove());
  const items = [
    mayHere('editPlace') && { label: t('teamDetail.edit'), onSelect: () => onTask('edit') },
    mayHere('edit') && { label: t('squad.photo.open'), onSelect: () => onTask('photo') },
    seesDocuments(team) && { label: t('licenceDocuments.menu'), onSelect: () => onTask('documents') },
    mayHere('recordPaper') && { label: t('consentPapers.menu'), onSelect: () => onTask('papers') },
    mayHere('edit') && { label: t('squad.publicName.label'), onSelect: () => onTask('publicName') },
    mayHere('invite') && { label: t('squad.invite.open'), onSelect: () => onTask('invite') },
    mayHere('markDelegate') && {
      label: t(person.isDelegate ? 'squad.delegate.unmark' : 'squad.delegate.mark'),
      onSelect: () => void markDelegate(person),
    },
    may('changeRole') && { label: t('teamDetail.changeRole'), onSelect: () => onTask('role') },
    may('makeOwner') && { label: t('teamDetail.handOver'), onSelect: () => void transferOwnership() },
    (mayHere('remove') || may('remove')) && {
      label: t('teamDetail.remove'),
      onSelect: removeOrConfirm,
      isDanger: true,
    },
    may('leave') && { label: t('teamDetail.leave'), onSelect: () => void leave(), isDanger: true },
  ].filter((item) => item !== false);
  if (items.length === 0) return null;
  return <ItemMenu label={t('teamDetail.moreOf', { name: fullName(person) })} items={items} />;
}
