'use client';

import { useEffect, useState } from 'react';
import { useRouter } from '../../i18n/navigation.ts';

const pulseMilliseconds = 20_000;

/**
 * Keeps a screen going that nobody sits at: it does not go dark, and after the network was away it reads everything anew.
 * The page is only asked for when the server has just answered: a page that cannot be had would leave the screen for good.
 */
export function useAwake(): { readonly isOnline: boolean } {
  const router = useRouter();
  const [isOnline, setOnline] = useState(true);
  useEffect(() => keepLit(), []);
  useEffect(() => {
    let wasOnline = true;
    const pulse = async () => {
      const isThere = await answers();
      setOnline(isThere);
      if (isThere && !wasOnline) router.refresh();
      wasOnline = isThere;
    };
    const timer = setInterval(() => void pulse(), pulseMilliseconds);
    const look = () => void pulse();
    for (const name of ['online', 'offline']) addEventListener(name, look);
    return () => {
      clearInterval(timer);
      for (const name of ['online', 'offline']) removeEventListener(name, look);
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

/** A wish that the device may refuse; it is forgotten whenever the page is out of sight, and made again. */
function keepLit(): () => void {
  const ask = () => {
    if (document.visibilityState === 'visible') navigator.wakeLock?.request('screen').catch(() => undefined);
  };
  ask();
  document.addEventListener('visibilitychange', ask);
  return () => document.removeEventListener('visibilitychange', ask);
}
