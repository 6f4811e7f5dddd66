'use client';

import { useEffect, useState } from 'react';
import { begin, type Turn, turned, turnOf } from './rotation.ts';

/** Long enough to read a table from the back of a hall. */
const milliseconds = 12_000;

/** Which screen is shown; it goes on by itself until somebody holds it. */
export function useRotation(count: number) {
  const [rotation, setRotation] = useState(begin);
  const at = Math.min(rotation.at, count - 1);
  const turn = (to: Turn) => setRotation((before) => turned(before, to, count));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen has its whole time, however it came
  useEffect(() => {
    if (rotation.isPaused || count < 2) return;
    const timer = setTimeout(() => setRotation((before) => turned(before, 'next', count)), milliseconds);
    return () => clearTimeout(timer);
  }, [at, rotation.isPaused, count]);
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent) => {
      const turn = turnOf(key);
      // A button that has the focus is pressed with the space bar itself.
      if (turn === null || (key === ' ' && target instanceof HTMLButtonElement)) return;
      setRotation((before) => turned(before, turn, count));
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [count]);
  return { at, isPaused: rotation.isPaused, turn };
}
