'use client';

import { useEffect, useState } from 'react';
import { useRouter } from '../../i18n/navigation.ts';

const pulseMilliseconds = 20_000;

/**
 * Keeps an unattended screen running: prevents sleep, and reloads after network failures. It reloads only
 * after the server has just responded, because a failed page load would never recover.
 */
export function useAwake(): { readonly isOnline: boolean } {
  const router = useRouter();
  const [isOnline, setOnline] = useState(true);
  useEffect(() => keepScreenOn(), []);
  useEffect(() => {
    let wasOnline = true;
    const pulse = async () => {
      const isReachable = await answers();
      setOnline(isReachable);
      if (isReachable && !wasOnline) router.refresh();
      wasOnline = isReachable;
    };
    const timer = setInterval(() => void pulse(), pulseMilliseconds);
    const checkServer = () => void pulse();
    for (const name of ['online', 'offline']) addEventListener(name, checkServer);
    return () => {
      clearInterval(timer);
      for (const name of ['online', 'offline']) removeEventListener(name, checkServer);
    };
  }, [router]);
  return { isOnline };
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(8000) })).ok;
  } catch {
    return false;
  }
}

/** The device may refuse the wake lock, and drops it when the page is hidden, so it's requested again. */
function keepScreenOn(): () => void {
  const requestLock = () => {
    if (document.visibilityState === 'visible') navigator.wakeLock?.request('screen').catch(() => undefined);
  };
  requestLock();
  document.addEventListener('visibilitychange', requestLock);
  return () => document.removeEventListener('visibilitychange', requestLock);
}
