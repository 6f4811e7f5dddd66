/** The part of the Network Information API that we use; not every browser has it. */
export interface Connection {
  readonly saveData?: boolean;
  /** Estimated bandwidth in megabits per second. */
  readonly downlink?: number;
}

/**
 * How long a page stays in view before its scripts start by themselves. On a slow connection they would compete with
 * the next page for a while, and many readers never need them.
 */
export function startWait(connection: Connection | undefined): number {
  const isSlow = connection?.saveData === true || (connection?.downlink ?? 10) < 3;
  return isSlow ? 10_000 : 1_500;
}

/** Calls back once the page has been visible for some milliseconds without a break. */
export function afterTimeInView(milliseconds: number, callback: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') timer = setTimeout(callback, milliseconds);
  };
  document.addEventListener('visibilitychange', check, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  check();
}
