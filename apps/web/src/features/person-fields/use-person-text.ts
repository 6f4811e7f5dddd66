'use client';

import { useLocale, useTranslations } from 'next-intl';
import { countryName } from '../../i18n/countries.ts';
import type { DescribedPerson, PersonField } from '../../lib/person-field.ts';

/** A person's data, formatted for reading. */
export function usePersonText(): (person: DescribedPerson, field: PersonField) => string {
  const t = useTranslations('squad');
  const locale = useLocale();
  return (person, field) => {
    const { birthday, gender, nationality } = person;
    switch (field) {
      case 'birthday':
        return birthday?.split('-').reverse().join('/') ?? '';
      case 'gender':
        return gender === null ? '' : t(`genders.${gender}`);
      case 'nationality':
        return nationality === null ? '' : countryName(locale, nationality);
      case 'isDelegate':
        return person.isDelegate ? t('isDelegate') : '';
      default:
        return String(person[field] ?? '');
    }
  };
}
