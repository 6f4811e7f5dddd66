'use client';

import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import { useTranslations } from 'next-intl';
import { type ComponentProps, useId } from 'react';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';
import styles from './select-field.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

interface SelectFieldProps extends FieldTexts, Omit<ComponentProps<'select'>, 'id' | 'className'> {
  readonly options: readonly SelectOption[];
  /** The label of the empty option; null if a value is required. */
  readonly placeholder?: string | null;
  /** For filters, whose first option is the label. */
  readonly hideLabel?: boolean;
}

/** A native select. `ref` goes to the select, so that forms can focus it. */
export function SelectField({ label, hint, error, aside, options, placeholder, ...rest }: SelectFieldProps) {
  const t = useTranslations('ui');
  const id = useId();
  const { hideLabel = false, ...select } = rest;
  const emptyLabel = placeholder === undefined ? t('choose') : placeholder;
  const control = (
    <span className={styles.frame}>
      <select
        {...select}
        id={id}
        className={styles.select}
        aria-label={hideLabel ? label : undefined}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id, { error, hint })}
      >
        {emptyLabel !== null && <option value="">{emptyLabel}</option>}
        {options.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <ExpandMoreRounded aria-hidden="true" className={styles.arrow} />
    </span>
  );
  if (hideLabel) return control;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} aside={aside}>
      {control}
    </FieldFrame>
  );
}
