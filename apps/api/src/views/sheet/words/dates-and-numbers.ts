import type { Locale } from '@traip/contract';

const regions: Record<Locale, string> = { es: 'es-ES', en: 'en-GB' };

/** "13/03/2027, 18:30": Madrid time, in a form that spreadsheets recognise. */
export function moment(locale: Locale, at: Date): string {
  return at.toLocaleString(regions[locale], {
    timeZone: 'Europe/Madrid',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}

/** "sábado, 13 de marzo de 2027". */
export function fullDate(locale: Locale, at: Date): string {
  return at.toLocaleDateString(regions[locale], { timeZone: 'Europe/Madrid', dateStyle: 'full' });
}

/** "sáb, 13/03/2027". */
export function numericDay(locale: Locale, at: Date): string {
  const format = { weekday: 'short', day: '2-digit', month: '2-digit', year: 'numeric' } as const;
  return at.toLocaleDateString(regions[locale], { timeZone: 'Europe/Madrid', ...format });
}

/** "13/03". */
export function dayAndMonth(locale: Locale, at: Date): string {
  const format = { timeZone: 'Europe/Madrid', day: '2-digit', month: '2-digit' } as const;
  return at.toLocaleDateString(regions[locale], format);
}

/** "30/06/2027", for a day like 2027-06-30. */
export function shortDay(locale: Locale, day: string): string {
  const format = { timeZone: 'UTC', day: '2-digit', month: '2-digit', year: 'numeric' } as const;
  return new Date(day).toLocaleDateString(regions[locale], format);
}

/** "18:30". */
export function timeOfDay(locale: Locale, at: Date): string {
  return at.toLocaleTimeString(regions[locale], {
    timeZone: 'Europe/Madrid',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}

/** With the decimal separator of the language. */
export function decimal(locale: Locale, value: number, decimals = 2): string {
  return value.toLocaleString(regions[locale], { maximumFractionDigits: decimals, useGrouping: false });
}
