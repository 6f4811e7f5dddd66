'use client';

import { useLocale, useTranslations } from 'next-intl';
import { countryName } from '../../../../i18n/countries.ts';
import type { OfferedColumn } from './columns.ts';
import type { PreviewRow } from './plan-rows.ts';

/** What a cell was understood as; where it was not, what it says. */
export function useCellText({ person, problems }: PreviewRow): (field: OfferedColumn) => string {
  const t = useTranslations();
  const locale = useLocale();
  const { birthday, gender, nationality, role } = person;
  const read = {
    ...person,
    name: `${person.firstName} ${person.surnames}`.trim(),
    birthday: birthday?.split('-').reverse().join('/'),
    gender: gender && t(`squad.genders.${gender}`),
    nationality: nationality && countryName(locale, nationality),
    role: role === 'MEMBER' ? null : t(`teamRoles.${role}`),
  };
  return (field) => {
    const refused = problems.find((problem) => problem.field === field);
    return refused?.value || String(read[field] ?? '');
  };
}
