import type { SportRules } from '@traip/engine';

const breakMinutes = 10;
/** Sports without a clock: long enough for most of their matches. */
const untimedMinutes = 90;

/** How many minutes a match keeps its field, its teams and its referees busy, breaks included. */
export function lengthOf({ periods, sets }: Pick<SportRules, 'periods' | 'sets'>): number {
  if (periods === null || periods.min === null || sets !== null) return untimedMinutes;
  // With a clock that stops, a period takes about twice its playing time.
  const played = periods.n * periods.min * (periods.stopped ? 2 : 1);
  return played + (periods.n - 1) * breakMinutes;
}
