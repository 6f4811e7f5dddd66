'use client';

import { useId } from 'react';
import { Switch } from './switch.tsx';
import styles from './switch-row.module.css';

interface SwitchRowProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function SwitchRow({ label, hint, error, checked, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <label htmlFor={id} className={styles.row}>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
        {error !== undefined && (
          <span role="alert" className={styles.error}>
            {error}
          </span>
        )}
      </span>
      <Switch id={id} checked={checked} onChange={(event) => onChange(event.target.checked)} />
    </label>
  );
}
