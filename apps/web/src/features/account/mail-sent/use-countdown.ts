'use client';

import { useEffect, useState } from 'react';

/** Counts down the remaining seconds; `start` restarts it. */
export function useCountdown(seconds: number): { readonly left: number; readonly start: () => void } {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (left === 0) return;
    const id = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(id);
  }, [left]);
  return { left, start: () => setLeft(seconds) };
}
