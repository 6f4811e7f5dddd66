'use client';

import { useEffect, useState } from 'react';
import { begin, type Turn, turned, turnOf } from './rotation.ts';

/** Long enough to read a table from the back of a hall. */
const milliseconds = 12_000;

/** Advances until paused. */
export function useRotation(count: number) {
  const [rotation, setRotation] = useState(begin);
  const at = Math.min(rotation.at, count - 1);
  const turn = (to: Turn) => setRotation((previous) => turned(previous, to, count));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen has its whole time, however it came
  useEffect(() => {
    if (rotation.isPaused || count < 2) return;
    const timer = setTimeout(() => setRotation((previous) => turned(previous, 'next', count)), milliseconds);
    return () => clearTimeout(timer);
  }, [at, rotation.isPaused, count]);
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent) => {
      const turn = turnOf(key);
      // A focused button handles the space bar itself.
      if (turn === null || (key === ' ' && target instanceof HTMLButtonElement)) return;
      setRotation((previous) => turned(previous, turn, count));
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [count]);
  return { at, isPaused: rotation.isPaused, turn };
}
