'use client';

import { useEffect, useState } from 'react';

interface RunningClockProps {
  /** Seconds played at the time of the response. */
  readonly seconds: number;
  readonly readAt: string;
}

/** Counts on from the server-rendered time. */
export function RunningClock({ seconds, readAt }: RunningClockProps) {
  const [shown, setShown] = useState(seconds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new reading restarts the clock
  useEffect(() => {
    // The device's clock may be wrong: only elapsed time is used.
    const since = Date.now();
    const tick = () => setShown(seconds + Math.floor((Date.now() - since) / 1000));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [seconds, readAt]);
  return (
    <span aria-hidden="true">
      {Math.floor(shown / 60)}:{String(shown % 60).padStart(2, '0')}
    </span>
  );
}
