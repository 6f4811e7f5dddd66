'use client';

import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import Button from '@mui/material/Button';
import { picture } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { FormError } from '../../../ui/feedback/notice.tsx';
import { ButtonLink } from '../../../ui/navigation/button-link.tsx';
import { usePicture } from '../../../ui/picture/use-picture.ts';
import type { LicenceCardData } from '../data/use-licences.ts';
import { useUploadPhoto } from '../data/use-upload-photo.ts';

interface NewPhotoProps {
  readonly card: LicenceCardData;
  readonly may: NonNullable<LicenceCardData['mending']>['photo'];
}

/** Uploads a photograph at once, or names who can. */
export function NewPhoto({ card, may }: NewPhotoProps) {
  const t = useTranslations('licences.mend');
  const { firstName } = card;
  if (may === 'MAY') return <PhotoButton card={card} />;
  if (may === 'THEIRS') return <p>{t('photoTheirs', { name: firstName })}</p>;
  return (
    <>
      <p>{t('photoForbidden', { name: firstName })}</p>
      <ButtonLink href="/profile/children" variant="outlined" size="large">
        {t('allowPhoto')}
      </ButtonLink>
    </>
  );
}

function PhotoButton({ card }: Pick<NewPhotoProps, 'card'>) {
  const t = useTranslations('licences.mend');
  const input = useRef<HTMLInputElement>(null);
  const { work, problem, upload } = usePicture({ onUpload: useUploadPhoto(card) });
  const label = t('photoOf', { name: `${card.firstName} ${card.surnames}`.trim() });
  return (
    <>
      <Button
        variant="outlined"
        size="large"
        startIcon={<PhotoCameraOutlined />}
        loading={work !== null}
        aria-label={label}
        onClick={() => input.current?.click()}
      >
        {t('photo')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={picture.types.join(',')}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Allows choosing the same file again after an error.
          target.value = '';
          if (file !== undefined) upload(file);
        }}
      />
      {problem !== null && <FormError>{problem}</FormError>}
    </>
  );
}
