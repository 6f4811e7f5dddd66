/** Backs off, so that a server that comes back is not overloaded. */
const pauses = [2_000, 5_000, 15_000, 60_000] as const;

/** Follows a feed until the signal aborts. `follow` is one connection; it resolves to whether it ever opened. */
export async function retryForever(follow: () => Promise<boolean>, signal: AbortSignal): Promise<void> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    const wasOpen = await follow();
    if (wasOpen) failures = 0;
    await pause(pauses[Math.min(failures, pauses.length - 1)] ?? 60_000, signal);
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const id = setTimeout(resolve, milliseconds);
    const stop = () => {
      clearTimeout(id);
      resolve();
    };
    signal.addEventListener('abort', stop, { once: true });
  });
}
