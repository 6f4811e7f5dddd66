import { timeZone } from './time-zone.ts';

/** Swedish dates are ISO dates. */
const day = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
const oneDay = 24 * 60 * 60 * 1000;

/** Midnights in Madrid until then: 0 is today, 1 is tomorrow. */
export function daysUntil(moment: Date, now: Date): number {
  return Math.round((Date.parse(day.format(moment)) - Date.parse(day.format(now))) / oneDay);
}
