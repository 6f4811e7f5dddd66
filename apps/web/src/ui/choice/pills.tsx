'use client';

import styles from './pills.module.css';

interface Pill<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly count?: number | undefined;
}

interface PillsProps<T extends string> {
  readonly label: string;
  readonly options: readonly Pill<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

export function Pills<T extends string>({ label, options, value, onChange }: PillsProps<T>) {
  return (
    <fieldset className={styles.pills}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={value === option.value}
          className={styles.pill}
          onClick={() => onChange(option.value)}
        >
          {option.label}
          {option.count !== undefined && <span className={styles.count}> {option.count}</span>}
        </button>
      ))}
    </fieldset>
  );
}
