'use client';

import { useLocale, useTranslations } from 'next-intl';
import { calendarDay } from '../../../i18n/formats.ts';
import { useDeskContext } from '../data/desk-context.tsx';
import { namesIn } from '../data/people.ts';
import type { Verdict } from './use-check.ts';

/** What is wrong with a licence, without the person's name. */
export function useProblemLabel(): (verdict: Exclude<Verdict, { is: 'VALID' }>) => string {
  const t = useTranslations('matchDesk.checks.verdicts');
  const locale = useLocale();
  return (verdict) => {
    if (verdict.is !== 'EXPIRED') return t(verdict.is);
    const { expiredOn } = verdict;
    return expiredOn === null ? t('OVER') : t('EXPIRED', { on: calendarDay(locale, expiredOn) });
  };
}

/** "Marc Oliva, comprobada", "Iker Soto: Ficha anulada". */
export function useVerdictLabel(): (verdict: Verdict) => string {
  const t = useTranslations('matchDesk.checks');
  const { desk } = useDeskContext();
  const problemLabel = useProblemLabel();
  const names = namesIn(desk);
  return (verdict) => {
    const id = 'personId' in verdict ? verdict.personId : null;
    const name = id === null ? undefined : names.get(id);
    if (verdict.is === 'VALID') return t('valid', { name: name ?? '' });
    const problem = problemLabel(verdict);
    return name === undefined ? problem : t('verdictOf', { name, verdict: problem });
  };
}
