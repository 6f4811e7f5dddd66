'use client';

import { Colour } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from '../data/look.module.css';

interface ColourFieldProps {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** Common club colours: one tap is enough for most clubs. */
const swatches = ['#b3122a', '#d9480f', '#f2b705', '#19773a', '#0b7a70', '#1c5fb3', '#14213d', '#6d3fd1'];

/** Typed, picked from a palette, or with the system's colour picker. */
export function ColourField({ label, value, error, onChange }: ColourFieldProps) {
  const t = useTranslations('look');
  const read = Colour.safeParse(value);
  return (
    <div>
      <div className={styles.colour}>
        <TextField
          label={label}
          error={error}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          placeholder="#0b7a70"
          input={{ autoCapitalize: 'none', spellCheck: false, autoComplete: 'off', maxLength: 7 }}
        />
        <input
          type="color"
          aria-label={t('wheel', { label })}
          className={styles.wheel}
          value={read.success ? read.data : '#14213d'}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      <fieldset className={styles.swatches}>
        <legend className="visually-hidden">{t('swatches', { label })}</legend>
        {swatches.map((colour) => (
          <button
            key={colour}
            type="button"
            className={styles.swatch}
            style={{ background: colour }}
            aria-label={colour}
            aria-pressed={read.success && read.data === colour}
            onClick={() => onChange(colour)}
          />
        ))}
        {value !== '' && (
          <button type="button" className={styles.none} onClick={() => onChange('')}>
            {t('noColour')}
          </button>
        )}
      </fieldset>
    </div>
  );
}
