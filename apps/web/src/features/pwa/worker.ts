/** The messages from pages to the service worker in public/worker. */

const cacheNamePrefix = /^traip-/;

/** If the browser forbids workers, only offline use is lost. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  try {
    return await navigator.serviceWorker.register('/sw.js', { scope: '/' });
  } catch {
    return null;
  }
}

/** Removes the worker of an earlier build. */
export async function removeWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = (await caches.keys()).filter((name) => cacheNamePrefix.test(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/**
 * Tells the worker which files this page has loaded, so that it opens offline. The address is null if the
 * document should not be fetched again.
 */
export function requestCaching(
  worker: ServiceWorker,
  address: string | null,
  answer: Transferable[] = [],
): void {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  worker.postMessage({ kind: 'keep', address, files }, answer);
}

/**
 * Asks the worker to cache this page and what it has loaded so far: lazily loaded parts must open offline
 * too. True once done; false if the browser forbids workers.
 */
export async function cacheLoadedFiles(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const { active } = await navigator.serviceWorker.ready;
  if (active === null) return false;
  const { port1, port2 } = new MessageChannel();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  port1.onmessage = ({ data }) => resolve(data === true);
  requestCaching(active, location.href, [port2]);
  return promise;
}

/** Asks the worker to cache this page too: it must open offline however it was opened. */
export function cachePage(): void {
  const worker = navigator.serviceWorker?.controller;
  if (worker) requestCaching(worker, location.href);
}

/** Called for a waiting worker, now or later. */
export function watchWaiting(
  registration: ServiceWorkerRegistration,
  onWaiting: (waiting: ServiceWorker) => void,
): () => void {
  const events = new AbortController();
  const checkWaiting = () => {
    // The first worker has nothing to wait for.
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null)
      onWaiting(registration.waiting);
  };
  registration.addEventListener(
    'updatefound',
    () => registration.installing?.addEventListener('statechange', checkWaiting, { signal: events.signal }),
    { signal: events.signal },
  );
  checkWaiting();
  return () => events.abort();
}

/** Activates the newer worker and reloads. */
export function activateWaiting(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage({ kind: 'take-over' });
}
