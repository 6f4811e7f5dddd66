interface Scripts {
  readonly scripts: readonly string[];
  readonly runtime: string;
}

/**
 * Returns a function that loads the scripts, each only once however often it is called. The runtime comes last because it
 * runs the others: if the network fails before that, the page is untouched and loading can be retried.
 */
export function scriptLoader({ scripts, runtime }: Scripts, nonce: string): () => Promise<void> {
  const loading = new Map<string, Promise<void>>();
  const load = (address: string) => {
    const script = Object.assign(document.createElement('script'), { src: address, async: true, nonce });
    const loaded = new Promise<void>((resolve, reject) => {
      script.onload = () => resolve();
      script.onerror = () => {
        // The runtime would wait forever for a failed script that is still in the document.
        script.remove();
        loading.delete(address);
        reject(new Error(address));
      };
    });
    loading.set(address, loaded);
    document.head.append(script);
    return loaded;
  };
  const loadOnce = (address: string) => loading.get(address) ?? load(address);
  return async () => {
    // Brings it into the HTTP cache. After a failed `<link rel="preload">`, Chromium would never load it again.
    fetch(runtime).catch(() => undefined);
    // Waits for all of them, since one that fails late would break a retry.
    const ends = await Promise.allSettled(scripts.map(loadOnce));
    if (ends.some(({ status }) => status === 'rejected')) throw new Error('A script could not be loaded.');
    await loadOnce(runtime);
  };
}
