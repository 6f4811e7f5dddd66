interface Scripts {
  readonly scripts: readonly string[];
  readonly runtime: string;
}

/**
 * Loads scripts, each once however often it is asked. The runtime comes last, because it runs the others: where the
 * network fails in between, nothing has happened to the page, and it can be tried again.
 */
export function scriptLoader({ scripts, runtime }: Scripts, nonce: string): () => Promise<void> {
  const loading = new Map<string, Promise<void>>();
  const load = (address: string) => {
    const script = Object.assign(document.createElement('script'), { src: address, async: true, nonce });
    const loaded = new Promise<void>((resolve, reject) => {
      script.onload = () => resolve();
      script.onerror = () => {
        // The runtime would wait forever for one that is there and has failed.
        script.remove();
        loading.delete(address);
        reject(new Error(address));
      };
    });
    loading.set(address, loaded);
    document.head.append(script);
    return loaded;
  };
  const once = (address: string) => loading.get(address) ?? load(address);
  return async () => {
    // It is near by then. A `<link rel="preload">` that fails would keep Chromium from loading it ever again.
    fetch(runtime).catch(() => undefined);
    // All have ended before it can be tried again: one that fails late would spoil that.
    const ends = await Promise.allSettled(scripts.map(once));
    if (ends.some(({ status }) => status === 'rejected')) throw new Error('A script could not be loaded.');
    await once(runtime);
  };
}
