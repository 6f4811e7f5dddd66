'use client';

import type { KeyboardEvent } from 'react';
import styles from './boxes.module.css';

/** The look of a box; the sentence below the row gives the reason. */
export type BoxTone = 'plain' | 'saved' | 'unsaved' | 'wrong' | 'live' | 'won' | 'later';

interface ScoreBoxProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly tone: BoxTone;
  readonly isReadOnly?: boolean;
  /** A result of golf by holes isn't a number: "3&2". */
  readonly isText?: boolean;
  readonly describedBy?: string | undefined;
  readonly onType: (value: string) => void;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
}

const maxDigits = 4;
const maxLetters = 24;

/** Accepts only digits, unless it's a text box. */
export function ScoreBox(props: ScoreBoxProps) {
  const {
    id,
    label,
    value,
    tone,
    isReadOnly = false,
    isText = false,
    describedBy,
    onType,
    onKeyDown,
  } = props;
  return (
    <input
      id={id}
      className={`${styles.box} ${styles[tone]}`}
      data-text={isText || undefined}
      inputMode={isText ? 'text' : 'numeric'}
      autoComplete="off"
      maxLength={isText ? maxLetters : maxDigits}
      placeholder="–"
      aria-label={label}
      aria-invalid={tone === 'wrong'}
      aria-describedby={describedBy}
      value={value}
      readOnly={isReadOnly}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => onType(isText ? target.value : target.value.replace(/\D/g, ''))}
      onKeyDown={onKeyDown}
    />
  );
}
