import { dayOnSameWeekday } from '@traip/engine/season';
import { minutesOf } from '@traip/engine/timetable';
import { kickOffAt, localMoment } from '../../../platform/time/madrid.ts';

/** Dates after the year 9999 can't be written. */
export const writable = (day: string) => (day.length === '2026-09-01'.length ? day : undefined);

export const laterDay = (day: string, weeks: number) => writable(dayOnSameWeekday(day, weeks));

/** The same local time on the same weekday in Madrid. */
export function laterMoment(moment: string, weeks: number): string | undefined {
  const before = new Date(moment);
  const { date, time } = kickOffAt(before);
  const day = laterDay(date, weeks);
  if (day === undefined) return undefined;
  const [seconds, milliseconds] = [before.getUTCSeconds(), before.getUTCMilliseconds()];
  const after = localMoment(day, minutesOf(time));
  after.setUTCSeconds(seconds, milliseconds);
  return after.toISOString();
}
