'use client';

import { RoleDialog } from '../../members/role-dialog.tsx';
import type { ActedOn } from '../../members/use-members.ts';
import type { Person } from '../people/use-squad.ts';
import { EditDialog } from './edit-dialog.tsx';
import { PhotoDialog } from './photo-dialog.tsx';
import { PublicNameDialog } from './public-name-dialog.tsx';

export type PersonTask = 'edit' | 'photo' | 'publicName' | 'role';

interface PersonDialogsProps {
  readonly task: PersonTask;
  readonly teamId: string;
  readonly person: Person;
  readonly people: readonly Person[];
  readonly member: ActedOn;
  readonly maySeeFacts: boolean;
  readonly onClose: () => void;
}

/** What can be done with one person of a squad. */
export function PersonDialogs({ task, member, people, maySeeFacts, ...rest }: PersonDialogsProps) {
  const { teamId, onClose } = rest;
  switch (task) {
    case 'edit':
      return <EditDialog {...rest} people={people} maySeeFacts={maySeeFacts} />;
    case 'photo':
      return <PhotoDialog {...rest} />;
    case 'publicName':
      return <PublicNameDialog {...rest} />;
    case 'role':
      return <RoleDialog teamId={teamId} member={member} onClose={onClose} />;
  }
}
