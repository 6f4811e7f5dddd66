type Fetch = (request: Request) => Promise<Response>;

interface RetryOptions {
  /** How often a request is sent in total. */
  readonly attempts: number;
  readonly sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** The caller decides about longer waits. */
const maxWait = 60_000;
const firstWait = 500;

/** Retries requests that a busy server turned away, and lost ones if they are safe to repeat. */
export function retrying(fetch: Fetch, { attempts, sleep }: RetryOptions): Fetch {
  return async (request) => {
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt >= attempts;
      const response = await send(fetch, request, isLast);
      if (response !== null && (isLast || !isWorthAnother(request, response))) return response;
      const wait = waitBefore(attempt, response);
      if (response !== null && wait > maxWait) return response;
      await response?.body?.cancel();
      await sleep(wait, request.signal);
    }
  };
}

/** Null: the connection broke, and the request may be sent again. */
async function send(fetch: Fetch, request: Request, isLast: boolean): Promise<Response | null> {
  try {
    return await fetch(request.clone());
  } catch (failure) {
    if (isLast || request.signal.aborted || !isRepeatable(request)) throw failure;
    return null;
  }
}

function isWorthAnother(request: Request, { status, headers }: Response): boolean {
  // Refused before anything was done.
  if (status === 429 || status === 503) return true;
  // A proxy gave up: the server may have done it.
  if (status === 502 || status === 504) return isRepeatable(request);
  // The same request with the same key is still in progress.
  return status === 409 && headers.has('retry-after') && isKeyed(request);
}

/** A change without a key is not: sent twice, the second one finds a newer version. */
function isRepeatable(request: Request): boolean {
  return request.method === 'GET' || request.method === 'HEAD' || isKeyed(request);
}

const isKeyed = ({ headers }: Request) => headers.has('idempotency-key');

/** As long as the server asks, else twice as long each time, with jitter. */
function waitBefore(attempt: number, response: Response | null): number {
  return retryAfter(response) ?? firstWait * 2 ** (attempt - 1) * (0.5 + Math.random() / 2);
}

/** How long the server asks to wait, in milliseconds. */
export function retryAfter(response: Response | null): number | undefined {
  const seconds = Number(response?.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : undefined;
}

export function sleepUnlessAborted(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
