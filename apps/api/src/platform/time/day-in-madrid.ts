const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'Europe/Madrid' });

/** The day of the calendar at a moment, where competitions are played: text like 2026-09-01. */
export function dayInMadrid(moment: Date): string {
  return day.format(moment);
}

const length = 86_400_000;

/** That day as a whole number, one more each day, so that days can be counted. */
export function dayNumber(moment: Date): number {
  return numberOfDay(dayInMadrid(moment));
}

/** The number of a day like 2026-09-01. */
export function numberOfDay(day: string): number {
  return Date.parse(day) / length;
}

/** The day of a number: text like 2026-09-01. */
export function dayOfNumber(number: number): string {
  return new Date(number * length).toISOString().slice(0, 10);
}
