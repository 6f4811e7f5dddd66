'use client';

import { useTranslations } from 'next-intl';
import { type PlannedRow, staysOut } from './plan-rows.ts';

/** "Entran 4. Kevin Luna espera a que lo corrijas." */
export function useStayingText(rows: readonly PlannedRow[], count: number): string {
  const t = useTranslations('squad.paste');
  const { wrong, undecided, invitable, known } = staysOut(rows);
  const who = (names: readonly string[]) => ({ count: names.length, name: names[0] || t('nameless') });
  return [
    t('enter', { count }),
    wrong.length > 0 && t('wrong', who(wrong)),
    undecided.length > 0 && t('undecided', who(undecided)),
    invitable.length > 0 && t('invitable', who(invitable)),
    known.length > 0 && t('known', who(known)),
  ]
    .filter(Boolean)
    .join(' ');
}
