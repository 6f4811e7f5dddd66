import { inMadrid } from './madrid.ts';

const oneDay = 24 * 60 * 60 * 1000;

/** Midnights in Madrid until then: 0 is today, 1 is tomorrow. */
export function daysUntil(moment: Date, now: Date): number {
  return Math.round((Date.parse(inMadrid(moment).day) - Date.parse(inMadrid(now).day)) / oneDay);
}
