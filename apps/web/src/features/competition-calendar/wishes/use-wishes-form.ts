'use client';

import { CalendarPreferences, type Read } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { calendarApi } from '../../../lib/api/browser.ts';
import { type ShapeForm, useShapeForm } from '../../../ui/form/use-shape-form.ts';
import type { VenueData } from '../../venues/index.ts';
import { useInvalidateCalendar } from '../data/use-calendar.ts';
import type { WishesInput } from './default-wishes.ts';
import { selectedFieldIds } from './fields.ts';

export type WishesForm = ShapeForm<WishesInput, Read<typeof CalendarPreferences>>;

interface WishesFormOptions {
  readonly phaseId: string;
  readonly defaults: WishesInput;
  readonly venues: readonly VenueData[];
  readonly onStarted: (planId: string) => void;
}

export function useWishesForm({ phaseId, defaults, venues, onStarted }: WishesFormOptions): WishesForm {
  const t = useTranslations('competitionCalendar');
  const invalidate = useInvalidateCalendar();
  const wishesForm: WishesForm = useShapeForm(CalendarPreferences, {
    failed: t('searchFailed'),
    defaultValues: defaults,
    send: async (body) => {
      if (venues.length > 0 && selectedFieldIds(venues, body).length === 0)
        return wishesForm.form.setError('fieldIds', { message: t('noFieldChosen') });
      const { id } = await calendarApi.plan({ params: { phaseId }, body });
      await invalidate();
      onStarted(id);
    },
  });
  return wishesForm;
}
