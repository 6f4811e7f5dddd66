import { daysAfter, inMadrid, momentInMadrid } from '../../../../i18n/madrid.ts';

const midnight = '00:00';

/** The day on which something opens. */
export function firstDay(moment: string | undefined): string {
  return moment === undefined ? '' : inMadrid(new Date(moment)).day;
}

/** The last full or partial day before something closes. */
export function lastDay(moment: string | undefined): string {
  return moment === undefined ? '' : inMadrid(new Date(Date.parse(moment) - 1)).day;
}

export function startOf(day: string): string | undefined {
  return day === '' ? undefined : momentInMadrid({ day, time: midnight })?.toISOString();
}

/** The midnight that ends a day. */
export function endOf(day: string): string | undefined {
  return day === '' ? undefined : startOf(daysAfter(day, 1));
}
