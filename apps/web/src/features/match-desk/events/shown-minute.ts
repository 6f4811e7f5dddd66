import type { SportRules } from '@traip/engine';
import { isExtraTime, type Period } from '@traip/engine/match';

/** The minute of an event as it is written: 1 in the first minute, 45+2 in added time; null where nobody counts them. */
export function shownMinute({ periods }: SportRules, period: Period | null, minute: number | null) {
  if (periods === null || periods.min === null || period === null || period === 'SO' || minute === null)
    return null;
  const { n, min, otMin, stopped } = periods;
  const last = Math.min(period, n) * min + Math.max(0, period - n) * (otMin ?? 0);
  if (minute < last) return `${minute + 1}′`;
  return stopped ? `${last}′` : `${last}+${minute - last + 1}′`;
}

/** The period after this one, if the rules have one: regular time first, then what decides a level match. */
export function nextPeriod(
  rules: SportRules,
  period: Period,
  { isLevel, isKnockout }: { readonly isLevel: boolean; readonly isKnockout: boolean },
): Period | null {
  if (period === 'SO' || rules.sets !== null || rules.periods === null) return null;
  const { n, otN } = rules.periods;
  if (period < n) return period + 1;
  if (!isLevel || (rules.draw.league && !isKnockout)) return null;
  const { knockout } = rules.draw;
  const mayGoOn = (otN === null || period < n + otN) && isExtraTime(rules, period + 1);
  if (mayGoOn && knockout.some((way) => way !== 'SHOOT_OUT' && way !== 'TRIES')) return period + 1;
  return knockout.includes('SHOOT_OUT') ? 'SO' : null;
}
