const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'Europe/Madrid' });

/** The calendar day at a moment, in the time zone of the competitions: text like 2026-09-01. */
export function dayInMadrid(moment: Date): string {
  return day.format(moment);
}

const msPerDay = 86_400_000;

/** That day as an integer that grows by one each day, for computing. */
export function dayNumber(moment: Date): number {
  return numberOfDay(dayInMadrid(moment));
}

/** The number of a day like 2026-09-01. */
export function numberOfDay(day: string): number {
  return Date.parse(day) / msPerDay;
}

/** The day of a number: text like 2026-09-01. */
export function dayOfNumber(number: number): string {
  return new Date(number * msPerDay).toISOString().slice(0, 10);
}
