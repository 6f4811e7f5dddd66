'use client';

import { squadApi } from '../../../../lib/api/squad.ts';
import { PhotoDialog } from '../../../person-fields/index.ts';
import { useInvalidateTeams } from '../../team/use-team.ts';
import type { Person } from '../people/use-squad.ts';

interface SquadPhotoDialogProps {
  readonly teamId: string;
  readonly person: Person;
  readonly onClose: () => void;
}

export function SquadPhotoDialog({ teamId, person, onClose }: SquadPhotoDialogProps) {
  const invalidate = useInvalidateTeams();
  const params = { teamId, personId: person.personId };
  return (
    <PhotoDialog
      person={person}
      onUpload={(file) => squadApi.setPhoto({ params, file }).then(invalidate)}
      onRemove={() => squadApi.removePhoto({ params }).then(invalidate)}
      onClose={onClose}
    />
  );
}
