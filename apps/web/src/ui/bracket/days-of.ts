import type { Step } from '@traip/contract/bracket';
import { shortDay } from '../../i18n/formats.ts';
import type { Locale } from '../../i18n/locales.ts';

/** The days of a round: "24 feb", "24 feb – 3 mar"; empty without dates. */
export function daysOf(locale: Locale, { ties }: Pick<Step, 'ties'>): string {
  const days = ties
    .flatMap(({ at }) => at ?? [])
    .toSorted()
    .map((at) => shortDay(locale, new Date(at)));
  const [first = '', last = first] = [days[0], days.at(-1)];
  return first === last ? first : `${first} – ${last}`;
}
