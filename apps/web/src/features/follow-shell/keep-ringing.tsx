'use client';

import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import { loadRing, ringFlag } from '../follow/index.ts';

/** On every public page: a device with push notifications keeps the server up to date on what it follows. */
export function KeepRinging() {
  const locale = useLocale();
  useEffect(() => {
    if (ringFlag.isOn())
      void loadRing().then(
        ({ keepInStep }) => keepInStep(locale),
        () => undefined,
      );
  }, [locale]);
  return null;
}
