'use client';

import { useTranslations } from 'next-intl';
import styles from './switch-row.module.css';

interface SwitchRowProps {
  readonly label: string;
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Yes or no, with the word in the switch: colour is not the only signal. */
export function SwitchRow({ label, hint, checked, onChange }: SwitchRowProps) {
  const t = useTranslations('ui');
  return (
    <label className={styles.row}>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      </span>
      <span className={styles.switch}>
        <input
          type="checkbox"
          role="switch"
          className={styles.input}
          checked={checked}
          aria-checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span aria-hidden="true" className={styles.track}>
          {checked ? t('yes') : t('no')}
        </span>
      </span>
    </label>
  );
}
