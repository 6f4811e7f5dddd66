'use client';

import { useAllVenues } from '../../venues/index.ts';
import { countFields, kickOffInterval } from '../draft/wishes.ts';
import type { Wizard } from '../state/use-wizard.ts';

/** When it can be played and on how many fields: those of the selected venues, or the number typed. */
export function useRhythm({ draft, variant, orgCode }: Wizard) {
  const { calendar } = draft;
  const { data: venues = [] } = useAllVenues(orgCode);
  const fields = countFields(venues, calendar.venueIds) ?? calendar.fields;
  return { ...calendar, every: kickOffInterval(draft, variant), fields, venues };
}
