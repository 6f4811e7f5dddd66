import { authCalls, createClient } from '@traip/contract';
import { settings } from '../settings.ts';

/** What the backend must know of the person on whose behalf the web server calls, to limit guessing fairly. */
const forwarded = ['x-forwarded-for', 'user-agent'] as const;

/** The accounts client of the web server, for one request of one person. */
export function serverAuthApi(request: Headers) {
  const headers: Record<string, string> = {};
  for (const name of forwarded) {
    const value = request.get(name);
    if (value !== null) headers[name] = value;
  }
  return createClient(authCalls, { origin: settings().apiOrigin, headers: () => headers });
}
