'use client';

import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import IconButton from '@mui/material/IconButton';
import { useTranslations } from 'next-intl';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import styles from './day-list.module.css';

interface StepperProps {
  readonly label: string;
  readonly steps: readonly string[];
  readonly value: string;
  readonly name: (step: string) => string;
  readonly onChange: (step: string) => void;
}

/** Steps between months, weeks or days that have matches. */
export function Stepper({ label, steps, value, name, onChange }: StepperProps) {
  const t = useTranslations('ui.pager');
  const index = steps.indexOf(value);
  const before = steps[index - 1];
  const after = steps[index + 1];
  return (
    <div className={styles.stepper}>
      <IconButton
        aria-label={t('previous')}
        disabled={before === undefined}
        onClick={() => before !== undefined && onChange(before)}
      >
        <ChevronLeftRounded />
      </IconButton>
      <SelectField
        label={label}
        hideLabel
        placeholder={null}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        options={steps.map((step) => ({ value: step, label: name(step) }))}
      />
      <IconButton
        aria-label={t('next')}
        disabled={after === undefined}
        onClick={() => after !== undefined && onChange(after)}
      >
        <ChevronRightRounded />
      </IconButton>
    </div>
  );
}
