'use client';

import { useLocale, useTranslations } from 'next-intl';
import { countryName } from '../../../../i18n/countries.ts';
import type { PersonField } from './person-change.ts';
import type { Person } from './use-squad.ts';

type Described = Pick<Person, PersonField>;

/** What is known of a person, as people write it. */
export function usePersonText(): (person: Described, field: PersonField) => string {
  const t = useTranslations('squad.genders');
  const locale = useLocale();
  return (person, field) => {
    const { birthday, gender, nationality } = person;
    if (field === 'birthday') return birthday?.split('-').reverse().join('/') ?? '';
    if (field === 'gender') return gender === null ? '' : t(gender);
    if (field === 'nationality') return nationality === null ? '' : countryName(locale, nationality);
    return String(person[field] ?? '');
  };
}
