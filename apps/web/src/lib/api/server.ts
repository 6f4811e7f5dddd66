import { type Calls, type Client, createClient } from '@traip/contract';
import { settings } from '../settings.ts';

/** What the backend must know of the person on whose behalf the web server calls, to limit guessing fairly. */
const forwardedHeaders = ['x-forwarded-for', 'user-agent'] as const;

/** The client of one resource in the web server, for one request of one person. */
export function serverClient<T extends Calls>(calls: T, request: Headers): Client<T> {
  const headers: Record<string, string> = {};
  for (const name of forwardedHeaders) {
    const value = request.get(name);
    if (value !== null) headers[name] = value;
  }
  return createClient(calls, { origin: settings().apiOrigin, headers: () => headers });
}
