'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';
import styles from './number-stepper.module.css';

interface NumberStepperProps extends FieldTexts {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly onChange: (value: number) => void;
}

export function NumberStepper({ value, min, max, step = 1, onChange, ...texts }: NumberStepperProps) {
  const t = useTranslations('ui.stepper');
  const id = useId();
  const { label, error } = texts;
  const clamp = (number: number) => Math.min(max, Math.max(min, number));
  return (
    <FieldFrame id={id} {...texts}>
      <span className={`${styles.stepper} ${error === undefined ? '' : styles.wrong}`}>
        <button
          type="button"
          className={styles.step}
          aria-label={t('less', { label })}
          disabled={value <= min}
          onClick={() => onChange(clamp(value - step))}
        >
          −
        </button>
        <Typed id={id} value={value} clamp={clamp} onChange={onChange} texts={texts} />
        <button
          type="button"
          className={styles.step}
          aria-label={t('more', { label })}
          disabled={value >= max}
          onClick={() => onChange(clamp(value + step))}
        >
          +
        </button>
      </span>
    </FieldFrame>
  );
}

interface TypedProps {
  readonly id: string;
  readonly value: number;
  readonly clamp: (number: number) => number;
  readonly onChange: (value: number) => void;
  readonly texts: FieldTexts;
}

/** While typing, the text may not be a number; it's reset on blur. */
function Typed({ id, value, clamp, onChange, texts }: TypedProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const read = (text: string) => {
    setTyped(text);
    const number = Number(text);
    if (text !== '' && Number.isInteger(number) && clamp(number) === number) onChange(number);
  };
  return (
    <input
      id={id}
      type="number"
      inputMode="numeric"
      className={styles.number}
      value={typed ?? String(value)}
      aria-invalid={texts.error !== undefined}
      aria-describedby={describedBy(id, texts)}
      onChange={(event) => read(event.target.value)}
      onBlur={() => setTyped(null)}
    />
  );
}
