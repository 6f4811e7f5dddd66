import type { KickOff, Span } from '@traip/engine/calendar';

const MINUTE = 60_000;
const DAY = 24 * 60;

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Madrid',
  dateStyle: 'short',
  timeStyle: 'short',
});

const offsets = new Map<number, number>();

/** Minutes that Madrid is ahead of UTC; cached by hour, because clocks only change on the hour. */
export function offsetInMadrid(at: number): number {
  const hour = Math.floor(at / 60);
  const known = offsets.get(hour);
  if (known !== undefined) return known;
  const shown = clock.format(hour * 60 * MINUTE).replace(' ', 'T');
  const offset = Date.parse(`${shown}Z`) / MINUTE - hour * 60;
  offsets.set(hour, offset);
  return offset;
}

/** An instant as the engine represents it: local date and time, and whole minutes since 1970. */
export function kickOffAt(moment: Date): KickOff {
  const at = Math.floor(moment.getTime() / MINUTE);
  const [date = '', time = ''] = clock.format(at * MINUTE).split(' ');
  return { date, time, at };
}

export function momentOf(at: number): Date {
  return new Date(at * MINUTE);
}

/** A number of minutes after midnight of a day, by the clocks there. */
export function localMoment(day: string, minutes: number): Date {
  const local = Date.parse(`${day}T00:00Z`) / MINUTE + minutes;
  return momentOf(local - offsetInMadrid(local - offsetInMadrid(local)));
}

/** From midnight before the first day to midnight after the last; clocks never change at midnight. */
export function wholeDays(first: string, last: string): Span {
  return { from: midnight(first), to: midnight(last, 1) };
}

function midnight(day: string, daysLater = 0): number {
  const local = Date.parse(`${day}T00:00Z`) / MINUTE + daysLater * DAY;
  return local - offsetInMadrid(local - 120);
}

export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * DAY * MINUTE).toISOString().slice(0, 10);
}
