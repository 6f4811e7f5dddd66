'use client';

import { CalendarWishes, type Read } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { calendarApi } from '../../../lib/api/browser.ts';
import { type ShapeForm, useShapeForm } from '../../../ui/form/use-shape-form.ts';
import type { VenueData } from '../../venues/index.ts';
import { useReadCalendar } from '../data/use-calendar.ts';
import type { WishesInput } from './default-wishes.ts';
import { chosenFields } from './fields.ts';

export type WishesForm = ShapeForm<WishesInput, Read<typeof CalendarWishes>>;

interface Order {
  readonly phaseId: string;
  readonly defaults: WishesInput;
  readonly venues: readonly VenueData[];
  readonly onStarted: (planId: string) => void;
}

/** Wishes that are sent off to be searched for. */
export function useWishesForm({ phaseId, defaults, venues, onStarted }: Order): WishesForm {
  const t = useTranslations('competitionCalendar');
  const readAgain = useReadCalendar();
  const wishesForm: WishesForm = useShapeForm(CalendarWishes, {
    failed: t('searchFailed'),
    defaultValues: defaults,
    send: async (body) => {
      if (venues.length > 0 && chosenFields(venues, body).length === 0)
        return wishesForm.form.setError('fieldIds', { message: t('noFieldChosen') });
      const { id } = await calendarApi.plan({ params: { phaseId }, body });
      await readAgain();
      onStarted(id);
    },
  });
  return wishesForm;
}
