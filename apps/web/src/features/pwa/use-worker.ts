'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { isDesk } from './is-desk.ts';
import { requestCaching, watchWaiting, registerWorker, removeWorker } from './worker.ts';

/** Keeps the service worker in step with this page; the answer is a newer one that waits for its turn. */
export function useWorker(isOn: boolean): ServiceWorker | null {
  const [registration, setRegistration] = useState<ServiceWorkerRegistration | null>(null);
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);
  useEffect(() => {
    // Absent in private windows of some browsers, and on plain http.
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
 * The desk must open again without a network, however it was reached; so must every public page of the installed
 * app. Other readers' pages are kept as they are loaded, and are not asked for twice.
 */
function useCacheVisitedPages(isRegistered: boolean): void {
  const pathname = usePathname();
  useEffect(() => {
    if (!isRegistered) return;
    let isHere = true;
    const isInstalled = matchMedia('(display-mode: standalone)').matches;
    const address = isDesk(pathname) || isInstalled ? location.origin + pathname + location.search : null;
    void navigator.serviceWorker.ready.then(({ active }) => {
      if (isHere && active !== null) requestCaching(active, address);
    });
    return () => {
      isHere = false;
    };
  }, [isRegistered, pathname]);
}

/** The page itself comes first. */
function afterLoading(begin: () => void): () => void {
  if (document.readyState === 'complete') {
    begin();
    return () => undefined;
  }
  addEventListener('load', begin, { once: true });
  return () => removeEventListener('load', begin);
}
