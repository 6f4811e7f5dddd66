import { type Calls, type Client, createClient, type RoutesOf } from '@traip/contract';
import { settings } from '../settings.ts';

/** Forwarded so that the backend can rate-limit the actual client. */
const forwardedHeaders = ['x-forwarded-for', 'user-agent'] as const;

/** For one incoming request. */
export function serverClient<T extends Calls>(routes: RoutesOf<T>, request: Headers): Client<T> {
  const headers: Record<string, string> = {};
  for (const name of forwardedHeaders) {
    const value = request.get(name);
    if (value !== null) headers[name] = value;
  }
  return createClient(routes, { origin: settings().apiOrigin, headers: () => headers });
}
