'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { calendarDay } from '../../../i18n/formats.ts';

interface DaySpan {
  readonly startsOn: string;
  readonly endsOn: string;
}

/** "13 de marzo de 2027", or "13 de marzo de 2027 – 20 de marzo de 2027". */
export function useDaySpan(): (span: DaySpan) => string {
  const t = useTranslations('venues');
  const locale = useLocale();
  return useCallback(
    ({ startsOn, endsOn }) => {
      const first = calendarDay(locale, startsOn);
      const last = calendarDay(locale, endsOn);
      return first === last ? first : t('span', { first, last });
    },
    [t, locale],
  );
}
