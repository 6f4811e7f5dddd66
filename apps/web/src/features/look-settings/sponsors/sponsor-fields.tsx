'use client';

import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import IconButton from '@mui/material/IconButton';
import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Pair } from '../../../ui/form/form-frame.tsx';
import { PictureField } from '../../../ui/picture/picture-field.tsx';
import styles from '../data/look.module.css';
import { type LookSettingsData, type LookSubject, useChangeLook } from '../data/use-look.ts';
import type { LookFormState } from '../data/use-look-form.ts';

interface SponsorFieldsProps {
  readonly lookForm: LookFormState;
  readonly subject: LookSubject;
  readonly place: number;
  readonly count: number;
  /** Undefined until saved. */
  readonly stored: LookSettingsData['own']['sponsors'][number] | undefined;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

export function SponsorFields(props: SponsorFieldsProps) {
  const { lookForm, subject, place, stored } = props;
  const t = useTranslations('look');
  const { form, problem } = lookForm;
  const { pictureOf } = useChangeLook(subject);
  return (
    <li className={styles.sponsor}>
      <Pair>
        <TextField
          {...form.register(`sponsors.${place}.name`)}
          label={t('sponsorName')}
          error={problem(`sponsors.${place}.name`)}
          autoComplete="off"
          input={{ maxLength: 80 }}
        />
        <TextField
          {...form.register(`sponsors.${place}.website`)}
          label={t('sponsorLink')}
          error={problem(`sponsors.${place}.website`)}
          placeholder="https://"
          input={{ inputMode: 'url', autoCapitalize: 'none', spellCheck: false }}
        />
      </Pair>
      {stored === undefined ? (
        <p className={styles.text}>{t('logoAfterSaving')}</p>
      ) : (
        <PictureField
          kind="logo"
          label={t('logoOf', { name: stored.name })}
          name={stored.name}
          url={stored.logoUrl}
          {...pictureOf(stored.id)}
        />
      )}
      <Buttons {...props} />
    </li>
  );
}

function Buttons({ lookForm, place, count, onMove, onRemove }: SponsorFieldsProps) {
  const t = useTranslations('look');
  const sponsorName = useWatch({ control: lookForm.form.control, name: `sponsors.${place}.name` });
  const name = sponsorName || t('newSponsor');
  return (
    <div className={styles.moves}>
      <IconButton aria-label={t('up', { name })} disabled={place === 0} onClick={() => onMove(place - 1)}>
        <ArrowUpwardRounded />
      </IconButton>
      <IconButton
        aria-label={t('down', { name })}
        disabled={place === count - 1}
        onClick={() => onMove(place + 1)}
      >
        <ArrowDownwardRounded />
      </IconButton>
      <IconButton aria-label={t('removeSponsor', { name })} onClick={onRemove}>
        <DeleteOutlineRounded />
      </IconButton>
    </div>
  );
}
