import { timeZone } from './time-zone.ts';

/** Sweden writes dates as ISO does: the day as a number is then one subtraction away. */
const day = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
const oneDay = 24 * 60 * 60 * 1000;

/** How often the clocks of Madrid strike midnight until then: 0 is today, 1 is tomorrow. */
export function daysUntil(moment: Date, now: Date): number {
  return Math.round((Date.parse(day.format(moment)) - Date.parse(day.format(now))) / oneDay);
}
