import type { Locale } from '../../i18n/locales.ts';

const minute = 60_000;

/** "Dentro de 46 minutos", "In 3 days": in the largest full unit. Null from kick-off on. */
export function timeUntil(locale: Locale, kickOff: string, now: number): string | null {
  const minutes = Math.ceil((Date.parse(kickOff) - now) / minute);
  if (minutes <= 0) return null;
  const hours = Math.floor(minutes / 60);
  const formatter = new Intl.RelativeTimeFormat(locale);
  const text =
    hours === 0
      ? formatter.format(minutes, 'minute')
      : hours < 24
        ? formatter.format(hours, 'hour')
        : formatter.format(Math.floor(hours / 24), 'day');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
