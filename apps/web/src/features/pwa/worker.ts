/** The messages from pages to the service worker in public/worker. */

const cacheNamePrefix = /^traip-/;

/** Where the browser forbids workers, only offline use is lost. */
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
 * Tells the worker which files this page has loaded, so that it opens offline. The address is null where the
 * document should not be fetched again.
 */
export function requestCaching(worker: ServiceWorker, address: string | null): void {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  worker.postMessage({ kind: 'keep', address, files });
}

/** Asks the worker to keep what this page has loaded so far: what comes on demand must open offline too. */
export function keepLoadedFiles(): void {
  const worker = navigator.serviceWorker?.controller;
  if (worker) requestCaching(worker, null);
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
