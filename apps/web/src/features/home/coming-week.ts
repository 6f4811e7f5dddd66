import { daysUntil } from '../../i18n/days-until.ts';

const week = 7;
const maxLater = 3;

interface Dated {
  readonly kickOff: string | null;
}

/**
 * The matches of the next seven days, otherwise the first ones after. Matches without a time count as near.
 */
export function comingWeek<T extends Dated>(
  matches: readonly T[],
  now: Date,
): { readonly isWeek: boolean; readonly matches: readonly T[] } {
  const near = matches.filter(({ kickOff }) => kickOff === null || daysUntil(new Date(kickOff), now) <= week);
  if (near.some(({ kickOff }) => kickOff !== null)) return { isWeek: true, matches: near };
  return { isWeek: false, matches: matches.slice(0, maxLater) };
}
