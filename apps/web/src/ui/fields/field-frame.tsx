'use client';

import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import type { ReactNode } from 'react';
import styles from './field-frame.module.css';

export interface FieldTexts {
  readonly label: string;
  /** A hint that stays below the field until something is wrong. */
  readonly hint?: ReactNode;
  /** What is wrong, as a sentence. */
  readonly error?: string | undefined;
  /** Something beside the label, such as a link. */
  readonly aside?: ReactNode;
}

interface FieldFrameProps extends FieldTexts {
  readonly id: string;
  readonly children: ReactNode;
}

/** Label above, control, and below it what is wrong with it or a hint. */
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

/** What a control must carry so that its message is read out with it. */
export function describedBy(
  id: string,
  { error, hint }: Pick<FieldTexts, 'error' | 'hint'>,
): string | undefined {
  if (error !== undefined) return `${id}-error`;
  return hint === undefined ? undefined : `${id}-hint`;
}
