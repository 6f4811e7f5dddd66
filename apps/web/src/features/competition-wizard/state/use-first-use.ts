'use client';

import { useEffect } from 'react';

/** Runs when the page is first used: at the first tap or key press. */
export function useFirstUse(run: () => void): void {
  useEffect(() => {
    const listening = new AbortController();
    const start = () => {
      listening.abort();
      run();
    };
    for (const event of ['pointerdown', 'keydown'])
      window.addEventListener(event, start, { signal: listening.signal, passive: true });
    return () => listening.abort();
  }, [run]);
}
