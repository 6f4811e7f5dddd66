const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'Europe/Madrid' });

/** The day of the calendar at a moment, where competitions are played: text like 2026-09-01. */
export function dayInMadrid(moment: Date): string {
  return day.format(moment);
}
