'use client';

import styles from './column-menu.module.css';

interface ColumnMenuProps<T extends string> {
  /** The column's heading in the table. */
  readonly title: string;
  readonly label: string;
  readonly unused: string;
  readonly value: T | null;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChoose: (value: T | null) => void;
}

/** A heading with the meaning of its column, which can be changed. */
export function ColumnMenu<T extends string>(props: ColumnMenuProps<T>) {
  const { title, label, unused, value, options, onChoose } = props;
  return (
    <select
      className={`${styles.column} ${value === null ? styles.unused : ''}`}
      value={value ?? ''}
      title={title}
      aria-label={label}
      onChange={({ target }) => {
        onChoose(options.find((option) => option.value === target.value)?.value ?? null);
      }}
    >
      <option value="">{unused}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
