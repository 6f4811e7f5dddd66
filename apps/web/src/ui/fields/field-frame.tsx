'use client';

import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import type { ReactNode } from 'react';
import styles from './field-frame.module.css';

export interface FieldTexts {
  readonly label: string;
  /** Shown until there is an error. */
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly aside?: ReactNode;
}

interface FieldFrameProps extends FieldTexts {
  readonly id: string;
  readonly children: ReactNode;
}

export function FieldFrame({ id, label, hint, error, aside, children }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {aside}
      </div>
      {children}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          <ErrorOutlineRounded aria-hidden="true" sx={{ fontSize: 16 }} />
          {error}
        </p>
      )}
      {error === undefined && hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** Links a control to its message for screen readers. */
export function describedBy(
  id: string,
  { error, hint }: Pick<FieldTexts, 'error' | 'hint'>,
): string | undefined {
  if (error !== undefined) return `${id}-error`;
  return hint === undefined ? undefined : `${id}-hint`;
}
