'use client';

import { useTranslations } from 'next-intl';
import { fullName } from '../../ui/identity/full-name.ts';
import { usePersonText } from '../person-fields/index.ts';
import type { OfferedColumn } from './columns.ts';
import type { PreviewRow } from './plan-rows.ts';

/** What a cell was understood as; where it was not, what it says. */
export function useCellText({ person, problems }: PreviewRow): (field: OfferedColumn) => string {
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
