const minute = 60;
const hour = 60 * minute;

/** Seconds to wait after each attempt that failed: about a day in all. */
export const retryDelays: readonly number[] = [
  5,
  minute,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  8 * hour,
  10 * hour,
];

/** How long nothing may arrive before a webhook is turned off. */
export const failingDays = 5;

/** Up to a fifth more or less, so that what failed together does not come back together. */
export function withJitter(seconds: number, random: number): number {
  return Math.round(seconds * (0.8 + 0.4 * random));
}
