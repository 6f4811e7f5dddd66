import { minutesOf, type TimetablePreferences, timeOf } from '@traip/engine/timetable';
import type { Wishes } from './wishes.ts';

type Rhythm = Pick<
  TimetablePreferences,
  'firstDay' | 'weekdays' | 'firstKickOff' | 'lastKickOff' | 'every' | 'rest' | 'pace'
>;

/** Translates calendar wishes for a timetable. Times that differ by weekday are in `windowHours`. */
export function timetableRhythm(wishes: Wishes, minutes: number): Rhythm {
  const { firstDay, windows, mostPerTeamAndDay, dayRestMinutes: rest } = wishes;
  return {
    firstDay,
    weekdays: [...new Set(windows.map(({ weekday }) => weekday))],
    firstKickOff: timeOf(Math.min(...windows.map(({ from }) => minutesOf(from)))),
    lastKickOff: timeOf(Math.max(...windows.map(({ to }) => minutesOf(to)))),
    every: intervalOf(wishes, minutes),
    rest,
    pace: mostPerTeamAndDay > 1 ? 'PACKED' : 'ROUNDS',
  };
}

function intervalOf({ windows, minutes, turnaround }: Wishes, fallback: number): number {
  const intervals = windows.flatMap(({ every }) => every ?? []);
  return intervals.length > 0 ? Math.max(...intervals) : (minutes ?? fallback) + turnaround;
}

interface Hours {
  readonly weekday: number;
  readonly from: number;
  readonly to: number;
}

/** The hours of each weekday, within the opening hours of the fields. */
export function windowHours({ windows }: Wishes, every: number, open: readonly Hours[]): readonly Hours[] {
  return windows.flatMap(({ weekday, from, to }) => {
    const window = { weekday, from: minutesOf(from), to: minutesOf(to) + every };
    if (open.length === 0) return [window];
    return open
      .filter((hours) => hours.weekday === weekday)
      .map((hours) => ({
        weekday,
        from: Math.max(window.from, hours.from),
        to: Math.min(window.to, hours.to),
      }));
  });
}
