'use client';

import { useLocale, useTranslations } from 'next-intl';
import { dayWithWeekday } from '../../../../i18n/formats.ts';
import type { RegistrationData } from '../people/use-registration.ts';

/** Whether people can be registered, and until when. A deadline at midnight is the end of the day before. */
export function useWindowText(): (data: Pick<RegistrationData, 'window' | 'rules'>) => string | null {
  const t = useTranslations('licences.club.window');
  const locale = useLocale();
  const day = (moment: Date) => {
    const text = dayWithWeekday(locale, moment);
    return locale === 'es' ? text.charAt(0).toLowerCase() + text.slice(1) : text;
  };
  const lastDay = (until: string) => day(new Date(Date.parse(until) - 1));
  const changes = (until: string | null = null, left: number | null = null) => {
    const values = { until: until === null ? 'none' : lastDay(until) };
    return left === null ? t('CHANGES_ANY', values) : t('CHANGES', { ...values, left });
  };
  const open = (closesAt: string | null = null, isWarning: boolean) =>
    closesAt === null ? t('OPEN_ALWAYS') : t(isWarning ? 'OPEN_WARN' : 'OPEN', { date: lastDay(closesAt) });
  return ({ window, rules }) => {
    if (window === null) return null;
    const { state, opensAt = '', closesAt, until, changesLeft, why } = window;
    if (state === 'NOT_YET') return t('NOT_YET', { date: day(new Date(opensAt)) });
    if (state === 'OPEN') return open(closesAt, rules?.enforcement === 'WARN');
    if (state === 'CHANGES') return changes(until, changesLeft);
    return t(why === 'NO_CHANGES_LEFT' ? 'CLOSED_USED' : 'CLOSED');
  };
}
