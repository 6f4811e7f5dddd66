'use client';

import styles from './segments.module.css';

interface Segment<T extends string> {
  readonly value: T;
  readonly label: string;
}

interface SegmentsProps<T extends string> {
  readonly label: string;
  readonly options: readonly Segment<T>[];
  /** Null while unknown. */
  readonly value: T | null;
  readonly onChange: (value: T) => void;
}

export function Segments<T extends string>({ label, options, value, onChange }: SegmentsProps<T>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are buttons that act at once, not fields of a form
    <div role="group" aria-label={label} className={styles.segments}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.segment}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
