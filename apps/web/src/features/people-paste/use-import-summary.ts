'use client';

import { useTranslations } from 'next-intl';
import { excludedRows, type PlannedRow } from './plan-rows.ts';

/** "Entran 4. Kevin Luna espera a que lo corrijas." */
export function useImportSummary(rows: readonly PlannedRow[], count: number): string {
  const t = useTranslations('squad.paste');
  const { wrong, undecided, invitable, known } = excludedRows(rows);
  const valuesOf = (names: readonly string[]) => ({ count: names.length, name: names[0] || t('nameless') });
  return [
    t('enter', { count }),
    wrong.length > 0 && t('wrong', valuesOf(wrong)),
    undecided.length > 0 && t('undecided', valuesOf(undecided)),
    invitable.length > 0 && t('invitable', valuesOf(invitable)),
    known.length > 0 && t('known', valuesOf(known)),
  ]
    .filter(Boolean)
    .join(' ');
}
