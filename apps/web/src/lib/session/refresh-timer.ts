import { retryDelay, timeUntilRefresh } from './refresh-schedule.ts';
import type { Refresher } from './refresher.ts';
import type { SessionStore } from './session-store.ts';

interface Clock {
  readonly now: () => number;
  /** Calls back once; the returned function cancels it. */
  readonly after: (milliseconds: number, callback: () => void) => () => void;
}

export interface RefreshTimer {
  /** Online or visible again: checks at once whether a refresh is due. */
  readonly wake: () => void;
  readonly stop: () => void;
}

export function startRefreshTimer(store: SessionStore, refresher: Refresher, clock: Clock): RefreshTimer {
  let failures = 0;
  let isRefreshing = false;
  let cancel: () => void = () => undefined;

  const timeLeft = () => timeUntilRefresh(store.snapshot().lastRefresh, clock.now());
  const schedule = () => {
    cancel();
    if (isRefreshing || !store.snapshot().state.isAuthenticated) return;
    cancel = clock.after(failures > 0 ? retryDelay(failures) : timeLeft(), () => void run());
  };
  const wake = () => {
    failures = 0;
    schedule();
  };
  const run = async () => {
    // Another tab may have refreshed: the interval starts again from there.
    const { accessToken } = store.reread().state;
    if (timeLeft() > 0) return wake();
    isRefreshing = true;
    const outcome = await refresher(accessToken).finally(() => {
      isRefreshing = false;
    });
    failures = outcome === 'unreachable' ? failures + 1 : 0;
    schedule();
  };

  const unsubscribe = store.subscribe(schedule);
  schedule();
  return {
    wake,
    stop: () => {
      unsubscribe();
      cancel();
    },
  };
}
