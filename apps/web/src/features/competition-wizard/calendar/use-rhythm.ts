'use client';

import { useAllVenues } from '../../venues/index.ts';
import type { Wizard } from '../use-wizard.ts';
import { fieldsIn } from './wishes.ts';

/** When it can be played and on how many fields: those of the chosen venues, or as many as were written. */
export function useRhythm({ draft: { calendar }, orgCode }: Wizard) {
  const { data: venues = [] } = useAllVenues(orgCode);
  return { ...calendar, fields: fieldsIn(venues, calendar.venueIds) ?? calendar.fields, venues };
}
