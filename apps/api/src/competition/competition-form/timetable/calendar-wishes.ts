import { CalendarPreferences, type Read } from '@traip/contract';
import type { Form } from '../form/form.ts';
import type { Ground } from './ground.ts';

type Wishes = NonNullable<Form['timetable']>;

/** Minutes between two matches on one field, unless the matches follow each other more closely. */
const turnaround = 15;
const minMinutes = 5;

/** The same wishes for the calendar search, which starts from them if used later. */
export function calendarWishes(
  wishes: Wishes,
  { venueId, fields }: Ground,
  lastDay: string,
): Read<typeof CalendarPreferences> {
  const { firstDay, weekdays, firstKickOff, lastKickOff, every, rest, pace, closedDates } = wishes;
  const pause = Math.min(turnaround, Math.max(0, every - minMinutes));
  const isPacked = pace === 'PACKED';
  return CalendarPreferences.parse({
    firstDay,
    lastDay,
    windows: weekdays.map((weekday) => ({ weekday, from: firstKickOff, to: lastKickOff, every })),
    minutes: every - pause,
    turnaround: pause,
    mostPerTeamAndDay: isPacked ? 12 : 1,
    dayRestMinutes: rest,
    restHours: isPacked ? 0 : 48,
    closedDates: closedDates.map((day) => ({ from: day, to: day })),
    venueIds: [venueId],
    fieldIds: fields.map(({ id }) => id),
  });
}
