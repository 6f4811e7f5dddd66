import type { NewVenue, Read, Write } from '@traip/contract';
import type { DayWindow } from '../../../ui/calendar-windows/day-windows.ts';
import type { ShapeForm } from '../../../ui/form/use-shape-form.ts';
import type { VenueData } from '../data/use-venues.ts';

type VenueFields = Write<typeof NewVenue>;
export type VenueForm = ShapeForm<VenueFields, Read<typeof NewVenue>>;
type Opening = NonNullable<VenueFields['openings']>[number];

export const defaultOpening: DayWindow = { weekday: 6, from: '09:00', to: '22:00' };

/** The values of the venue form. */
export function toForm(venue: VenueData | null, firstField: string): VenueFields {
  if (venue === null)
    return { name: '', address: '', city: '', fields: [{ name: firstField }], openings: [] };
  const { name, address, city, latitude, longitude, fields, openings } = venue;
  return { name, address: address ?? '', city: city ?? '', latitude, longitude, fields, openings };
}

export const toWindows = (openings: readonly Opening[]): DayWindow[] =>
  openings.map(({ weekday, opensAt, closesAt }) => ({ weekday, from: opensAt, to: asOnClocks(closesAt) }));

export const toOpenings = (windows: readonly DayWindow[]): Opening[] =>
  windows.map(({ weekday, from, to }) => ({ weekday, opensAt: from, closesAt: untilMidnight(to) }));

/** Time inputs show the end of a day as 00:00. */
const asOnClocks = (time: string) => (time === '24:00' ? '00:00' : time);
const untilMidnight = (time: string) => (time === '00:00' ? '24:00' : time);
