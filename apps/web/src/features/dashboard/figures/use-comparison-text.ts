'use client';

import { useLocale, useTranslations } from 'next-intl';
import { weekdayName } from '../../../i18n/formats.ts';
import { weekdayOf } from '../../../i18n/madrid.ts';
import { comparedTo } from './comparison.ts';

/** "1 más que el sábado pasado". */
export function useComparisonText(day: string): (value: number, lastWeek: number | null) => string | null {
  const t = useTranslations('dashboard.compared');
  const locale = useLocale();
  const name = weekdayName(locale, weekdayOf(day));
  // Weekdays are lower case in Spanish.
  const weekday = locale === 'es' ? name.toLowerCase() : name;
  return (value, lastWeek) => {
    const compared = comparedTo(value, lastWeek);
    return compared && t(compared.is, { count: compared.by, weekday });
  };
}
