'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CalendarQuestion, Write } from '@traip/contract';
import { useLocale, useTranslations } from 'next-intl';
import { calendarDay } from '../../../i18n/formats.ts';
import { calendarApi } from '../../../lib/api/browser.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';

type Question = Write<typeof CalendarQuestion>;

/** Whether the first phase fits into its dates; if not, the first obstacle. */
export function Estimate({ question }: { readonly question: Question }) {
  const t = useTranslations('competitionWizard.calendar.estimate');
  const locale = useLocale();
  const { data } = useQuery({
    queryKey: ['calendar', 'estimate', question],
    queryFn: ({ signal }) => calendarApi.estimate({ body: question }, { signal }),
    placeholderData: keepPreviousData,
    // Too many teams for the format is reported in the format step.
    retry: false,
  });
  if (data === undefined) return null;
  const { impossible, daysNeeded, days, lastDayNeeded } = data;
  if (impossible !== null) {
    const { kind, missing, round } = impossible;
    return (
      <Notice tone="warning">
        {t(`impossible.${kind}`, { missing, round: round ?? 0, daysNeeded, days })}
      </Notice>
    );
  }
  return (
    <Notice tone="success">
      {t('fits', { daysNeeded, days })}{' '}
      {lastDayNeeded !== null && t('earliest', { day: calendarDay(locale, lastDayNeeded) })}
    </Notice>
  );
}
