'use client';

import { useTranslations } from 'next-intl';
import { DateField } from '../../../ui/date/date-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Pair } from '../../../ui/form/form-frame.tsx';
import type { FieldBindings } from './field-bindings.ts';

export function SeasonFields({ bound: { field } }: { bound: FieldBindings<'name' | 'startsOn' | 'endsOn'> }) {
  const t = useTranslations('traips');
  return (
    <>
      <TextField
        {...field('name')}
        label={t('seasonName')}
        placeholder={t('seasonExample')}
        autoComplete="off"
        input={{ maxLength: 60 }}
      />
      <Pair>
        <DateField {...field('startsOn')} label={t('startsOn')} />
        <DateField {...field('endsOn')} label={t('endsOn')} />
      </Pair>
    </>
  );
}
