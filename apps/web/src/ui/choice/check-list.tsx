'use client';

import styles from './check-list.module.css';

interface CheckOption {
  readonly value: string;
  readonly label: string;
  readonly hint?: string | undefined;
}

interface CheckListProps {
  readonly legend: string;
  readonly options: readonly CheckOption[];
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

export function CheckList({ legend, options, value, onChange }: CheckListProps) {
  const toggle = (item: string) =>
    onChange(value.includes(item) ? value.filter((other) => other !== item) : [...value, item]);
  return (
    <fieldset className={styles.set}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="checkbox"
            checked={value.includes(option.value)}
            onChange={() => toggle(option.value)}
          />
          <span>
            {option.label}
            {option.hint !== undefined && <span className={styles.hint}>{option.hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
