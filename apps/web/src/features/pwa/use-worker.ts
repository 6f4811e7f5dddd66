'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { isDesk, isLicences } from './is-desk.ts';
import { registerWorker, removeWorker, requestCaching, watchWaiting } from './worker.ts';

/** Registers the service worker; returns a newer one that is waiting. */
export function useWorker(isOn: boolean): ServiceWorker | null {
  const [registration, setRegistration] = useState<ServiceWorkerRegistration | null>(null);
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);
  useEffect(() => {
    // Undefined in private windows of some browsers, and on plain http.
    if (!('serviceWorker' in navigator)) return;
    if (!isOn) {
      void removeWorker();
      return;
    }
    return afterLoading(() => void registerWorker().then(setRegistration));
  }, [isOn]);
  useEffect(
    () => (registration === null ? undefined : watchWaiting(registration, setWaiting)),
    [registration],
  );
  useCacheVisitedPages(registration !== null);
  return waiting;
}

/**
 * The desk and licences must open offline however they were opened, and so must every public page of the
 * installed app. Other pages are cached as they are loaded, without a second request.
 */
function useCacheVisitedPages(isRegistered: boolean): void {
  const pathname = usePathname();
  useEffect(() => {
    if (!isRegistered) return;
    let isMounted = true;
    const isInstalled = matchMedia('(display-mode: standalone)').matches;
    const isCached = isInstalled || isDesk(pathname) || isLicences(pathname);
    const address = isCached ? location.origin + pathname + location.search : null;
    void navigator.serviceWorker.ready.then(({ active }) => {
      if (isMounted && active !== null) requestCaching(active, address);
    });
    return () => {
      isMounted = false;
    };
  }, [isRegistered, pathname]);
}

/** After the page has loaded. */
function afterLoading(begin: () => void): () => void {
  if (document.readyState === 'complete') {
    begin();
    return () => undefined;
  }
  addEventListener('load', begin, { once: true });
  return () => removeEventListener('load', begin);
}
