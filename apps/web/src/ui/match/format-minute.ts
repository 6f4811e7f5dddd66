import type { SportRules } from '@traip/engine';
import type { Period } from '@traip/engine/match';

/** 1 in the first minute, 45+2 in added time; null in sports without minutes. */
export function formatMinute({ periods }: SportRules, period: Period | null, minute: number | null) {
  if (periods === null || periods.min === null || period === null || period === 'SO' || minute === null)
    return null;
  const { n, min, otMin, stopped } = periods;
  const last = Math.min(period, n) * min + Math.max(0, period - n) * (otMin ?? 0);
  if (minute < last) return `${minute + 1}′`;
  return stopped ? `${last}′` : `${last}+${minute - last + 1}′`;
}
