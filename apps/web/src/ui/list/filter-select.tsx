'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { BareDate } from '../date/bare-fields.tsx';
import { SelectField, type SelectOption } from '../fields/select-field.tsx';
import styles from './filter-bar.module.css';

export interface ListFilter<N extends string> {
  /** The URL parameter. */
  readonly name: N;
  /** "Temporada". */
  readonly label: string;
  /** '' is no selection. */
  readonly value: string;
  readonly options: readonly SelectOption[];
  /** Hidden with fewer options; 2 by default. */
  readonly minOptions?: number;
  /** For example a sort: not counted as a filter. */
  readonly isUncounted?: boolean;
  /** A date instead of options. */
  readonly isDay?: boolean;
}

interface FilterSelectProps {
  readonly filter: ListFilter<string>;
  readonly hideLabel?: boolean;
  readonly onChoose: (value: string) => void;
}

/** A value from the URL stays visible even if it's not among the options. */
export function FilterSelect({ filter, hideLabel = false, onChoose }: FilterSelectProps) {
  const t = useTranslations('ui.filters');
  const { label, value, options } = filter;
  if (filter.isDay) return <FilterDay filter={filter} hideLabel={hideLabel} onChoose={onChoose} />;
  const isUnlisted = value !== '' && !options.some((option) => option.value === value);
  return (
    <SelectField
      label={label}
      hideLabel={hideLabel}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
      placeholder={hideLabel ? label : t(filter.isUncounted ? 'usual' : 'any')}
      options={isUnlisted ? [{ value, label: t('gone', { label }) }, ...options] : options}
    />
  );
}

function FilterDay({ filter: { label, value }, hideLabel = false, onChoose }: FilterSelectProps) {
  const id = useId();
  return (
    <span className={styles.day}>
      <label htmlFor={id} className={hideLabel ? styles.inside : styles.above}>
        {label}
      </label>
      <BareDate
        id={id}
        className={`${styles.date} ${hideLabel ? styles.withInside : ''}`}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      />
    </span>
  );
}

interface CountedItem {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

/** "Liga Norte (12)". */
export function countedOption({ id, name, count }: CountedItem): SelectOption {
  return { value: id, label: `${name} (${count})` };
}
