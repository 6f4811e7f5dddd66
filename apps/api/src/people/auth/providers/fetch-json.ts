import type { z } from 'zod';

const timeoutMs = 10_000;

/** 4xx means that the provider rejects the token; any other failure means that it is unavailable. */
export async function fetchJson<T>(
  url: string,
  shape: z.ZodType<T>,
  init: RequestInit = {},
): Promise<T | 'invalid' | 'unavailable'> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
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
