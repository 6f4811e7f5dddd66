'use client';

import { useTranslations } from 'next-intl';
import { fullName } from '../../ui/identity/full-name.ts';
import { usePersonText } from '../person-fields/index.ts';
import type { AvailableColumn } from './columns.ts';
import type { PreviewRow } from './plan-rows.ts';

/** The parsed value of a cell, or its text if it couldn't be parsed. */
export function useCellText({ person, problems }: PreviewRow): (field: AvailableColumn) => string {
  const t = useTranslations('teamRoles');
  const personText = usePersonText();
  return (field) => {
    const refused = problems.find((problem) => problem.field === field);
    if (refused && refused.value !== '') return refused.value;
    if (field === 'name') return fullName(person);
    if (field === 'role' && person.isDelegate) return personText(person, 'isDelegate');
    if (field === 'role') return person.role === 'MEMBER' ? '' : t(person.role);
    return personText(person, field);
  };
}
