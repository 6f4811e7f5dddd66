'use client';

import { useEffect, useState } from 'react';
import { readSecondStepFragment, type SecondStepAsked } from './asked.ts';

/** The second step required after a password, or after a provider that redirects here with it in the URL. */
export function useSecondStep() {
  const [asked, setAsked] = useState<SecondStepAsked | null>(null);
  useEffect(() => {
    const written = readSecondStepFragment(location.hash);
    if (written === null) return;
    history.replaceState(null, '', location.pathname + location.search);
    setAsked(written);
  }, []);
  return [asked, setAsked] as const;
}
