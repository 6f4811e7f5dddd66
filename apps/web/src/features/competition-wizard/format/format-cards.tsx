'use client';

import CheckRounded from '@mui/icons-material/CheckRounded';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { type FormatKey, formatKeys } from '../draft/formats.ts';
import { isFormatAvailable } from '../draft/rotation.ts';
import styles from './format-cards.module.css';
import { FormatPicture } from './format-picture.tsx';

interface FormatCardsProps {
  readonly value: FormatKey;
  readonly variant: string | undefined;
  readonly onChange: (key: FormatKey) => void;
}

export function FormatCards({ value, variant, onChange }: FormatCardsProps) {
  const t = useTranslations('competitionWizard.formats');
  const name = useId();
  return (
    <fieldset className={styles.cards}>
      <legend className="visually-hidden">{t('label')}</legend>
      {formatKeys
        .filter((key) => isFormatAvailable(key, variant))
        .map((key) => (
          <label key={key} className={styles.card}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={key === value}
              onChange={() => onChange(key)}
            />
            <FormatPicture format={key} />
            <span className={styles.words}>
              <span className={styles.name}>{t(`names.${key}`)}</span>
              <span className={styles.text}>{t(`texts.${key}`)}</span>
            </span>
            <span aria-hidden="true" className={styles.check}>
              <CheckRounded sx={{ fontSize: 16 }} />
            </span>
          </label>
        ))}
    </fieldset>
  );
}
