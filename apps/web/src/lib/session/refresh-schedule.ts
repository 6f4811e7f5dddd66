export const refreshInterval = 10 * 60 * 1000;

const firstRetry = 2_000;
const maxRetry = 60_000;

/** Ten minutes after the last refresh; 0 when overdue or never done. */
export function timeUntilRefresh(lastRefresh: number | null, now: number): number {
  if (lastRefresh === null) return 0;
  // A last refresh in the future means that the clock was set back.
  if (lastRefresh > now) return 0;
  return Math.max(0, lastRefresh + refreshInterval - now);
}

/**
 * The delay after `failures` failed refreshes. The first retries come quickly: when only the response was
 * lost, the backend still accepts the old refresh token for some seconds.
 */
export function retryDelay(failures: number): number {
  return Math.min(maxRetry, firstRetry * 2 ** Math.max(0, failures - 1));
}
