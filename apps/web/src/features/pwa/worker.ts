/** What the pages say to the service worker; public/worker listens. */

const ours = /^traip-/;

/** Puts the worker to work. Where the browser forbids it, Traip needs the network: nothing else is lost. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  try {
    return await navigator.serviceWorker.register('/sw.js', { scope: '/' });
  } catch {
    return null;
  }
}

/** Takes away what an earlier build left in this browser. */
export async function removeWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = (await caches.keys()).filter((name) => ours.test(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/**
 * Tells the worker what this page has loaded, so that it opens without a network. The address is null where its
 * document should not be fetched once more for that.
 */
export function requestCaching(worker: ServiceWorker, address: string | null): void {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  worker.postMessage({ kind: 'keep', address, files });
}

/** Hears of a newer worker that waits, now or later. */
export function watchWaiting(
  registration: ServiceWorkerRegistration,
  onWaiting: (waiting: ServiceWorker) => void,
): () => void {
  const events = new AbortController();
  const checkWaiting = () => {
    // The very first worker waits for nobody.
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

/** Lets the newer worker begin, and opens this page again with it. */
export function takeOver(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage({ kind: 'take-over' });
}
