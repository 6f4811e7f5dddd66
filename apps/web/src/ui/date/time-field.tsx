'use client';

import { useTranslations } from 'next-intl';
import type { FieldTexts } from '../fields/field-frame.tsx';
import { TextField } from '../fields/text-field.tsx';
import { readTime } from './typed-time.ts';
import { type TypedValueProps, useTypedValue } from './use-typed-value.ts';

const notation = { read: readTime, show: (time: string) => time };

/** A time of day on the 24-hour clock, whatever clock the browser prefers. */
export function TimeField({ label, hint, error, aside, ...typed }: FieldTexts & TypedValueProps) {
  const t = useTranslations('ui.date');
  const { input, inputRef, isUnreadable } = useTypedValue(typed, notation);
  return (
    <TextField
      label={label}
      hint={hint}
      aside={aside}
      {...input}
      ref={inputRef}
      error={isUnreadable ? t('unreadableTime') : error}
      placeholder={t('clock')}
      input={{ inputMode: 'numeric', maxLength: 5 }}
    />
  );
}
