import { timeZone } from './time-zone.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

let clock: Intl.DateTimeFormat | undefined;

/** Swedish dates are ISO dates. Created on first use: the first formatter is slow, and often not needed. */
function madeClock(): Intl.DateTimeFormat {
  clock ??= new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return clock;
}

interface LocalTime {
  /** 2027-03-13 */
  readonly day: string;
  /** 18:30 */
  readonly time: string;
}

/** Date and time in Madrid at a moment. */
export function inMadrid(moment: Date): LocalTime {
  const [shown = '', time = ''] = madeClock().format(moment).split(' ');
  return { day: shown, time };
}

/** The moment of a date and time in Madrid; null while they are incomplete. */
export function momentInMadrid({ day: date, time }: LocalTime): Date | null {
  const local = Date.parse(`${date}T${time}:00Z`);
  if (Number.isNaN(local)) return null;
  // Near a clock change the first guess may use the wrong offset: the second pass corrects it.
  const guess = local - aheadOfUtc(local);
  return new Date(local - aheadOfUtc(guess));
}

function aheadOfUtc(moment: number): number {
  const { day: date, time } = inMadrid(new Date(moment));
  return Date.parse(`${date}T${time}:00Z`) - Math.floor(moment / minute) * minute;
}

export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10);
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}

export function mondayOf(date: string): string {
  return daysAfter(date, 1 - weekdayOf(date));
}

/** "18:30" in minutes since midnight; NaN while incomplete. */
export function minutesIn(time: string): number {
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

export function clockTime(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
