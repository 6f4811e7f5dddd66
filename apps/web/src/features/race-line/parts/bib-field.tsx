'use client';

import { useTranslations } from 'next-intl';
import { TextField } from '../../../ui/fields/text-field.tsx';

interface BibFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoFocus?: boolean;
}

/** Whether a text has the format of a bib. */
export function isBib(text: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N}-]{0,11}$/u.test(text.trim());
}

export function BibField({ value, onChange, autoFocus = false }: BibFieldProps) {
  const t = useTranslations('raceLine');
  return (
    <TextField
      label={t('bib')}
      value={value}
      autoComplete="off"
      autoFocus={autoFocus}
      input={{ inputMode: 'numeric', maxLength: 12, enterKeyHint: 'done' }}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
