const minute = 60;
const hour = 60 * minute;

/** Seconds to wait after each failed attempt: about a day in all. */
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

/** After so many days without a successful delivery, a webhook is turned off. */
export const failingDays = 5;

/** Up to a fifth more or less, so that simultaneous failures are not retried simultaneously. */
export function withJitter(seconds: number, random: number): number {
  return Math.round(seconds * (0.8 + 0.4 * random));
}
