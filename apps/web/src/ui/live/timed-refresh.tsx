'use client';

import { useEffect } from 'react';
import { useRouter } from '../../i18n/navigation.ts';
import { hasStartedLate } from './late-start.ts';

/** Refreshes periodically while visible: for pages without a single feed. */
export function TimedRefresh({ seconds }: { readonly seconds: number }) {
  const router = useRouter();
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) router.refresh();
    };
    if (hasStartedLate()) refresh();
    const id = setInterval(refresh, seconds * 1000);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(id);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [router, seconds]);
  return null;
}
