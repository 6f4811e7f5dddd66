import { daysAfter, inMadrid, minutesIn, weekdayOf } from '../../../i18n/madrid.ts';

/** Day, time and field of a match, as typed. */
export interface MatchSlot {
  readonly day: string;
  readonly time: string;
  /** Empty: no field yet. */
  readonly fieldId: string;
}

interface VenueFields {
  readonly name: string;
  readonly fields: readonly { readonly id: string }[];
  readonly openings: readonly {
    readonly weekday: number;
    readonly opensAt: string;
    readonly closesAt: string;
  }[];
  readonly closedDates: readonly { readonly startsOn: string; readonly endsOn: string }[];
}

type SlotWarning = { readonly kind: 'CLOSED' | 'OUT_OF_HOURS' | 'PAST'; readonly venue: string };

/** Warnings about the slot itself; who is busy then is checked by the backend. */
export function slotWarnings(
  { day, time, fieldId }: MatchSlot,
  venues: readonly VenueFields[],
  now: Date,
): readonly SlotWarning[] {
  const venue = venues.find(({ fields }) => fields.some(({ id }) => id === fieldId));
  const name = venue?.name ?? '';
  const today = inMadrid(now);
  const isPast = day < today.day || (day === today.day && time < today.time);
  const isClosed =
    venue?.closedDates.some(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn) ?? false;
  return [
    ...(isPast ? [{ kind: 'PAST' as const, venue: name }] : []),
    ...(isClosed ? [{ kind: 'CLOSED' as const, venue: name }] : []),
    ...(venue !== undefined && !isOpen(venue, day, time)
      ? [{ kind: 'OUT_OF_HOURS' as const, venue: name }]
      : []),
  ];
}

/** A venue without opening hours is always open. */
function isOpen({ openings }: VenueFields, day: string, time: string): boolean {
  if (openings.length === 0) return true;
  const start = minutesIn(time);
  return openings
    .filter(({ weekday }) => weekday === weekdayOf(day))
    .some(({ opensAt, closesAt }) => minutesIn(opensAt) <= start && start < minutesIn(closesAt));
}

/** The default for a match without a date: next Saturday. */
export function defaultMatchSlot(now: Date): MatchSlot {
  const { day } = inMadrid(now);
  return { day: daysAfter(day, (6 - weekdayOf(day) + 7) % 7 || 7), time: '10:00', fieldId: '' };
}
