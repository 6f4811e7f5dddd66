'use client';

import type { KeyboardEvent } from 'react';
import styles from './boxes.module.css';

/** How a box looks; the sentence under the row says why. */
export type BoxTone = 'plain' | 'saved' | 'unsaved' | 'wrong' | 'live' | 'won' | 'later';

interface ScoreBoxProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly tone: BoxTone;
  readonly isReadOnly?: boolean;
  readonly describedBy?: string | undefined;
  readonly onType: (value: string) => void;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
}

const maxDigits = 4;

/** Takes digits only. */
export function ScoreBox(props: ScoreBoxProps) {
  const { id, label, value, tone, isReadOnly = false, describedBy, onType, onKeyDown } = props;
  return (
    <input
      id={id}
      className={`${styles.box} ${styles[tone]}`}
      inputMode="numeric"
      autoComplete="off"
      maxLength={maxDigits}
      placeholder="–"
      aria-label={label}
      aria-invalid={tone === 'wrong'}
      aria-describedby={describedBy}
      value={value}
      readOnly={isReadOnly}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => onType(target.value.replace(/\D/g, ''))}
      onKeyDown={onKeyDown}
    />
  );
}
