'use client';

import CalendarTodayOutlined from '@mui/icons-material/CalendarTodayOutlined';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import type { FieldTexts } from '../fields/field-frame.tsx';
import { TextField } from '../fields/text-field.tsx';
import { loadDayPicker } from './load-day-picker.ts';
import { readDay, showDay } from './typed-day.ts';
import { type TypedValueProps, useTypedValue } from './use-typed-value.ts';

const DayPicker = dynamic(() => loadDayPicker().then((module) => module.DayPicker), { ssr: false });

interface DateFieldProps extends FieldTexts, TypedValueProps {
  readonly id?: string;
  /** The first and last day offered by the calendar, as ISO dates. */
  readonly earliest?: string;
  readonly latest?: string;
  readonly autoComplete?: string;
  readonly disabled?: boolean;
}

const notation = { read: readDay, show: showDay };

/**
 * A day, typed in the order of our two languages or picked. The browser's own field would follow the
 * browser's language.
 */
export function DateField({
  id,
  label,
  hint,
  error,
  aside,
  earliest,
  latest,
  autoComplete,
  disabled,
  ...typed
}: DateFieldProps) {
  const t = useTranslations('ui.date');
  const { input, inputRef, parsed, choose, isUnreadable } = useTypedValue(typed, notation);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <TextField
        label={label}
        hint={hint}
        aside={aside}
        {...input}
        {...(id !== undefined && { id })}
        {...(autoComplete !== undefined && { autoComplete })}
        {...(disabled !== undefined && { disabled })}
        ref={inputRef}
        error={isUnreadable ? t('unreadable') : error}
        placeholder={t('order')}
        input={{ inputMode: 'numeric', maxLength: 10 }}
        endAdornment={
          <IconButton aria-label={t('open')} disabled={disabled === true} onClick={() => setOpen(true)}>
            <CalendarTodayOutlined sx={{ fontSize: 18 }} />
          </IconButton>
        }
      />
      {isOpen && (
        <DayPicker
          anchor={inputRef.current?.parentElement ?? null}
          value={parsed}
          earliest={earliest}
          latest={latest}
          onChoose={choose}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
