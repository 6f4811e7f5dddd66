'use client';

import { useTranslations } from 'next-intl';
import { squadApi } from '../../../../lib/api/squad.ts';
import { Sheet } from '../../../../ui/dialog/sheet.tsx';
import { fullName } from '../../../../ui/identity/full-name.ts';
import { PictureField } from '../../../../ui/picture/picture-field.tsx';
import { useInvalidateTeams } from '../../team/use-team.ts';
import type { Person } from '../people/use-squad.ts';

interface PhotoDialogProps {
  readonly teamId: string;
  readonly person: Person;
  readonly onClose: () => void;
}

export function PhotoDialog({ teamId, person, onClose }: PhotoDialogProps) {
  const t = useTranslations('squad');
  const invalidate = useInvalidateTeams();
  const params = { teamId, personId: person.personId };
  return (
    <Sheet title={t('photo.title', { name: fullName(person) })} onClose={onClose} actions={undefined}>
      <PictureField
        kind="person"
        name={person.firstName}
        surnames={person.surnames}
        url={person.photoUrl}
        onUpload={(file) => squadApi.setPhoto({ params, file }).then(invalidate)}
        onRemove={() => squadApi.removePhoto({ params }).then(invalidate)}
      />
    </Sheet>
  );
}
