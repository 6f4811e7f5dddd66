'use client';

import { CalendarWishes, type Read } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { inMadrid } from '../../i18n/madrid.ts';
import { useShapeForm } from '../../ui/form/use-shape-form.ts';
import { defaultWishes, type WishesForm } from '../competition-calendar/index.ts';

/** Half a year of weekends. */
const usual = { startsOn: null, endsOn: null, rounds: 26, minutes: 90 };

/** The days and hours of those competitions for which nobody has said any. */
export function useDays(send: (wishes: Read<typeof CalendarWishes>) => Promise<void>): WishesForm {
  const t = useTranslations('jointCalendar');
  return useShapeForm(CalendarWishes, {
    send,
    failed: t('startFailed'),
    defaultValues: defaultWishes({ ...usual, today: inMadrid(new Date()).day }),
  });
}
