'use client';

import type { ProfileChange, Read, Write } from '@traip/contract';
import { sportKeys, sportNames } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { DateField } from '../../ui/date/date-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Pair } from '../../ui/form/form-frame.tsx';
import type { ShapeForm } from '../../ui/form/use-shape-form.ts';

type Profile = Pick<ShapeForm<Write<typeof ProfileChange>, Read<typeof ProfileChange>>, 'form' | 'problem'>;

/** A person's name, birthday and sport. */
export function ProfileFields({ form, problem }: Profile) {
  const t = useTranslations('profile');
  const sports = useSports();
  return (
    <>
      <Pair>
        <TextField
          {...form.register('firstName')}
          label={t('firstName')}
          error={problem('firstName')}
          autoComplete="given-name"
        />
        <TextField
          {...form.register('surnames')}
          label={t('surnames')}
          error={problem('surnames')}
          autoComplete="family-name"
        />
      </Pair>
      <Pair>
        <DateField
          {...form.register('birthday')}
          label={t('birthday')}
          error={problem('birthday')}
          autoComplete="bday"
          earliest="1900-01-01"
        />
        <SelectField
          {...form.register('favoriteSport')}
          label={t('sport')}
          error={problem('favoriteSport')}
          options={sports}
        />
      </Pair>
    </>
  );
}

function useSports() {
  const locale = useLocale();
  return sportKeys
    .map((key) => ({ value: key, label: sportNames[key][locale] }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
}
