'use client';

import { fullName } from '../../../../ui/identity/full-name.ts';
import { PapersDialog } from '../../../consent-papers/index.ts';
import { DocumentsDialog } from '../../../licence-documents/index.ts';
import { RoleDialog } from '../../members/role-dialog.tsx';
import type { ActedOn } from '../../members/use-members.ts';
import type { TeamData } from '../../team/use-team.ts';
import type { Person } from '../people/use-squad.ts';
import { EditDialog } from './edit-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { PublicNameDialog } from './public-name-dialog.tsx';
import { SquadPhotoDialog } from './squad-photo-dialog.tsx';

export type PersonTask = 'edit' | 'photo' | 'publicName' | 'role' | 'invite' | 'documents' | 'papers';

interface PersonDialogsProps {
  readonly task: PersonTask;
  readonly team: TeamData;
  readonly person: Person;
  readonly people: readonly Person[];
  readonly member: ActedOn;
  readonly maySeeFacts: boolean;
  readonly onClose: () => void;
}

/** The actions on one person in a squad. */
export function PersonDialogs({ task, team, member, people, maySeeFacts, ...own }: PersonDialogsProps) {
  const { onClose } = own;
  const teamId = team.id;
  const rest = { ...own, teamId };
  const named = { personId: own.person.personId, name: fullName(own.person), onClose };
  switch (task) {
    case 'edit':
      return <EditDialog {...rest} people={people} maySeeFacts={maySeeFacts} />;
    case 'photo':
      return <SquadPhotoDialog {...rest} />;
    case 'publicName':
      return <PublicNameDialog {...rest} />;
    case 'documents':
      return <DocumentsDialog {...named} />;
    case 'papers':
      return <PapersDialog {...named} />;
    case 'role':
      return <RoleDialog teamId={teamId} member={member} onClose={onClose} />;
    case 'invite':
      return <InviteDialog {...own} team={team} />;
  }
}
