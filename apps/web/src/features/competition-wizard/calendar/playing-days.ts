import { daysAfter } from '../../../i18n/madrid.ts';
import type { DayWindow } from '../../../ui/calendar-windows/day-windows.ts';

/** When matches can be played. */
export interface PlayingTimes {
  readonly firstDay: string;
  readonly windows: readonly DayWindow[];
  /** Minutes from one kick-off to the next on the same field. */
  readonly every: number;
  readonly restHours: number;
  readonly fields: number;
  readonly blackouts: readonly string[];
}

/** A day with matches: which rounds, from 0. */
export interface PlayingDay {
  readonly date: string;
  readonly round: number;
  readonly matches: number;
}

/** More than three years of weekends: beyond it nobody plans. */
const mostDays = 1200;

/** The days that rounds of these sizes need: a round begins when everybody has rested, and takes as many as it must. */
export function playingDays(roundSizes: readonly number[], times: PlayingTimes): PlayingDay[] {
  if (times.firstDay === '' || mostPerDay(times) < 1) return [];
  const days: PlayingDay[] = [];
  const calendar = openDays(times);
  for (const [round, size] of roundSizes.entries()) {
    const earliest = rested(days.at(-1)?.date, times.restHours);
    for (let left = size; left > 0; ) {
      const day = nextFrom(calendar, earliest);
      if (day === undefined) return days;
      days.push({ date: day.date, round, matches: Math.min(left, day.room) });
      left -= day.room;
    }
  }
  return days;
}

/** The first day on which whoever played last may play again: the rest begins in the evening. */
function rested(last: string | undefined, restHours: number): string {
  return last === undefined ? '' : daysAfter(last, 1 + Math.ceil(restHours / 24));
}

function nextFrom(calendar: Generator<OpenDay, undefined>, earliest: string): OpenDay | undefined {
  for (const day of { [Symbol.iterator]: () => ({ next: () => calendar.next() }) })
    if (day.date >= earliest) return day;
  return undefined;
}

interface OpenDay {
  readonly date: string;
  /** How many matches fit on it. */
  readonly room: number;
}

function* openDays(times: PlayingTimes): Generator<OpenDay, undefined> {
  const day = new Date(`${times.firstDay}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return;
  for (let looked = 0; looked < mostDays * 7; looked++) {
    const date = day.toISOString().slice(0, 10);
    // Sunday is 0 for Date, and 7 here.
    const room = perDay(times, day.getUTCDay() || 7);
    if (room > 0 && !times.blackouts.includes(date)) yield { date, room };
    day.setUTCDate(day.getUTCDate() + 1);
  }
}

type Rhythm = Pick<PlayingTimes, 'windows' | 'every' | 'fields'>;

function perDay({ windows, every, fields }: Rhythm, weekday: number): number {
  return windows
    .filter((window) => window.weekday === weekday)
    .reduce((sum, { from, to }) => sum + fields * kickOffs(from, to, every), 0);
}

/** How many matches fit on the fullest day. */
export function mostPerDay(rhythm: Rhythm): number {
  return Math.max(0, ...rhythm.windows.map(({ weekday }) => perDay(rhythm, weekday)));
}

/** How many kick-offs fit between the first and the last, both counted. */
export function kickOffs(first: string, last: string, every: number): number {
  const span = minutesIn(last) - minutesIn(first);
  return Number.isNaN(span) || span < 0 || every < 1 ? 0 : Math.floor(span / every) + 1;
}

function minutesIn(time: string): number {
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The fewest days that rounds of these sizes take, wherever they fall. */
export function daysNeeded(roundSizes: readonly number[], perDay: number): number {
  return perDay < 1 ? 0 : roundSizes.reduce((sum, size) => sum + Math.ceil(size / perDay), 0);
}
