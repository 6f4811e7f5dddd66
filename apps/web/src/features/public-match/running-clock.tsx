'use client';

import { useEffect, useState } from 'react';

interface RunningClockProps {
  /** What was played when it was read, in seconds. */
  readonly seconds: number;
  readonly readAt: string;
}

/** A clock that runs on by itself from where the page was drawn. */
export function RunningClock({ seconds, readAt }: RunningClockProps) {
  const [shown, setShown] = useState(seconds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new reading starts the clock anew
  useEffect(() => {
    // The clock of the device may be wrong: only what passes from now on is taken from it.
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
