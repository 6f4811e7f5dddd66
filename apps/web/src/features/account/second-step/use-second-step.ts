'use client';

import { useEffect, useState } from 'react';
import { type RequiredSecondStep, readSecondStepFragment } from './required-second-step.ts';

/** The second step required after a password, or after a provider that redirects here with it in the URL. */
export function useSecondStep() {
  const [required, setRequired] = useState<RequiredSecondStep | null>(null);
  useEffect(() => {
    const stored = readSecondStepFragment(location.hash);
    if (stored === null) return;
    history.replaceState(null, '', location.pathname + location.search);
    setRequired(stored);
  }, []);
  return [required, setRequired] as const;
}
