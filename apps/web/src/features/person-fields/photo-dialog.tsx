'use client';

import { useTranslations } from 'next-intl';
import { Sheet } from '../../ui/dialog/sheet.tsx';
import { fullName } from '../../ui/identity/full-name.ts';
import { PictureField } from '../../ui/picture/picture-field.tsx';

interface PhotoDialogProps {
  readonly person: {
    readonly firstName: string;
    readonly surnames: string;
    readonly photoUrl: string | null;
  };
  readonly onUpload: (file: File) => Promise<unknown>;
  readonly onRemove: () => Promise<unknown>;
  readonly onClose: () => void;
}

export function PhotoDialog({ person, onUpload, onRemove, onClose }: PhotoDialogProps) {
  const t = useTranslations('squad');
  return (
    <Sheet title={t('photo.title', { name: fullName(person) })} onClose={onClose} actions={undefined}>
      <PictureField
        kind="person"
        name={person.firstName}
        surnames={person.surnames}
        url={person.photoUrl}
        onUpload={onUpload}
        onRemove={onRemove}
      />
    </Sheet>
  );
}
