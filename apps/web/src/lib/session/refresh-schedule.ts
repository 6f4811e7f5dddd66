export const refreshInterval = 10 * 60 * 1000;

const firstRetry = 2_000;
const maxRetry = 60_000;

/** Milliseconds until the next refresh: ten minutes after the last one, at once when late or never done. */
export function timeUntilRefresh(lastRefresh: number | null, now: number): number {
  if (lastRefresh === null) return 0;
  // A last refresh in the future means that the clock was set back: waiting for it could take for ever.
  if (lastRefresh > now) return 0;
  return Math.max(0, lastRefresh + refreshInterval - now);
}

/**
 * How long to wait after `failures` unanswered refreshes. The first retries come quickly: when only the answer was
 * lost, the backend still takes the old refresh token for some seconds.
 */
export function retryDelay(failures: number): number {
  return Math.min(maxRetry, firstRetry * 2 ** Math.max(0, failures - 1));
}
