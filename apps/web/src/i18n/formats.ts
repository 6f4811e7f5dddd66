import type { Locale } from './locales.ts';
import { timeZone } from './time-zone.ts';

/** British English writes dates day first, as Spanish does. */
const regions: Record<Locale, string> = { es: 'es-ES', en: 'en-GB' };

const styles = {
  dayWithWeekday: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  dayOfYear: { weekday: 'long', day: 'numeric', month: 'long' },
  day: { day: 'numeric', month: 'long', year: 'numeric' },
  dayInBrief: { day: 'numeric', month: 'short', year: 'numeric' },
  shortDay: { day: 'numeric', month: 'short' },
  dayAndTime: { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  month: { month: 'long', year: 'numeric' },
  hour: { hour: '2-digit', hourCycle: 'h23' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  weekday: { weekday: 'long' },
  shortWeekday: { weekday: 'short' },
  weekdayAndDay: { weekday: 'short', day: 'numeric', month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Creating a formatter is expensive, so they are cached. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(locale: Locale, style: keyof typeof styles, zone: string = timeZone): Intl.DateTimeFormat {
  const key = `${locale} ${style} ${zone}`;
  const cached = formatters.get(key);
  if (cached !== undefined) return cached;
  const created = new Intl.DateTimeFormat(regions[locale], { ...styles[style], timeZone: zone });
  formatters.set(key, created);
  return created;
}

/** "Sábado 13 de marzo de 2027", "Saturday 13 March 2027". */
export function dayWithWeekday(locale: Locale, moment: Date): string {
  const text = formatter(locale, 'dayWithWeekday').format(moment).replace(', ', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "13 de marzo de 2027", "13 March 2027", in Madrid's time. */
export function dayOf(locale: Locale, moment: Date): string {
  return formatter(locale, 'day').format(moment);
}

/** A date without a time, such as a birthday (`2001-05-09`): the same everywhere. */
export function calendarDay(locale: Locale, isoDate: string): string {
  return formatter(locale, 'day', 'UTC').format(new Date(`${isoDate}T00:00:00Z`));
}

/** "13 mar 2027", "13 Mar 2027": a date without a time, of any year. */
export function calendarDateInBrief(locale: Locale, isoDate: string): string {
  return formatter(locale, 'dayInBrief', 'UTC').format(midnight(isoDate));
}

/** "Sábado 13 de marzo de 2027": a date without a time. */
export function calendarDayWithWeekday(locale: Locale, isoDate: string): string {
  return upperFirst(formatter(locale, 'dayWithWeekday', 'UTC').format(midnight(isoDate)).replace(', ', ' '));
}

/** "sábado 13 de marzo de 2027", "Saturday 13 March 2027": within a sentence. */
export function calendarDayInSentence(locale: Locale, isoDate: string): string {
  return formatter(locale, 'dayWithWeekday', 'UTC').format(midnight(isoDate)).replace(', ', ' ');
}

/** "Sábado 13 de marzo"; with the year unless it's the current one. */
export function calendarDayThisYear(locale: Locale, isoDate: string, now = new Date()): string {
  if (!isoDate.startsWith(String(now.getFullYear()))) return calendarDayWithWeekday(locale, isoDate);
  return upperFirst(formatter(locale, 'dayOfYear', 'UTC').format(midnight(isoDate)).replace(', ', ' '));
}

/** "Sáb, 13 mar", "Sat 13 Mar": a date without a time, short. */
export function calendarDayInBrief(locale: Locale, isoDate: string): string {
  return upperFirst(formatter(locale, 'weekdayAndDay', 'UTC').format(midnight(isoDate)));
}

/** "Sáb, 13 mar", "Sat 13 Mar", in Madrid's time. */
export function weekdayAndDay(locale: Locale, moment: Date): string {
  return upperFirst(formatter(locale, 'weekdayAndDay').format(moment));
}

/** "Sáb, 13 mar", or "13 mar 2028" if it isn't in the current year. */
export function nearDay(locale: Locale, moment: Date, now = new Date()): string {
  const isThisYear = moment.getFullYear() === now.getFullYear();
  return isThisYear ? weekdayAndDay(locale, moment) : formatter(locale, 'dayInBrief').format(moment);
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayName(locale: Locale, weekday: number, length: 'long' | 'short' = 'long'): string {
  const style = length === 'long' ? 'weekday' : 'shortWeekday';
  // 1 January 2024 was a Monday.
  return upperFirst(formatter(locale, style, 'UTC').format(new Date(Date.UTC(2024, 0, weekday))));
}

/** "18:30", in Madrid's time. */
export function timeOfDay(locale: Locale, moment: Date): string {
  return formatter(locale, 'time').format(moment);
}

const midnight = (isoDate: string) => new Date(`${isoDate}T00:00:00Z`);
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "13 de marzo a las 18:00", "13 March at 18:00", in Madrid's time. */
export function dayAndTime(locale: Locale, moment: Date): string {
  return formatter(locale, 'dayAndTime').format(moment);
}

/** "13 mar", "13 Mar": for recent days. */
export function shortDay(locale: Locale, moment: Date): string {
  return formatter(locale, 'shortDay').format(moment);
}

/** "13 mar, 18:00", "13 Mar, 18:00": for narrow places. */
export function shortDayAndTime(locale: Locale, moment: Date): string {
  return `${shortDay(locale, moment)}, ${timeOfDay(locale, moment)}`;
}

/** "marzo de 2027", "March 2027". */
export function monthAndYear(locale: Locale, moment: Date): string {
  return formatter(locale, 'month').format(moment);
}

type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** The part of the day in Madrid, for greetings. */
export function partOfDay(moment: Date): PartOfDay {
  const hour = Number(formatter('en', 'hour').format(moment));
  if (hour >= 6 && hour < 14) return 'morning';
  return hour >= 14 && hour < 21 ? 'afternoon' : 'evening';
}
