import type { z } from 'zod';

const patience = 10_000;

/** Asks a provider. 4xx means that it does not accept the token; anything else that is wrong means that it is not there. */
export async function fetchJson<T>(
  url: string,
  shape: z.ZodType<T>,
  init: RequestInit = {},
): Promise<T | 'invalid' | 'unavailable'> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(patience), redirect: 'error' });
    if (response.status >= 400 && response.status < 500) return 'invalid';
    if (!response.ok) return 'unavailable';
    const body = shape.safeParse(await response.json());
    return body.success ? body.data : 'invalid';
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError || error instanceof DOMException)
      return 'unavailable';
    throw error;
  }
}
