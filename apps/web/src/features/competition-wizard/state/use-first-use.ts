'use client';

import { useEffect } from 'react';

/** Runs once somebody uses the page: at the first tap or key press. */
export function useFirstUse(run: () => void): void {
  useEffect(() => {
    const begun = new AbortController();
    const begin = () => {
      begun.abort();
      run();
    };
    for (const sign of ['pointerdown', 'keydown'])
      window.addEventListener(sign, begin, { signal: begun.signal, passive: true });
    return () => begun.abort();
  }, [run]);
}
