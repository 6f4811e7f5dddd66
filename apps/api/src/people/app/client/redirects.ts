import { loopbackHosts } from '@traip/contract';

/**
 * The requested address, if it is registered: exactly as written, except for the port on the user's own
 * machine, where programs use whichever port is free (RFC 8252, 7.3).
 */
export function isRegistered(registered: readonly string[], requested: string): boolean {
  return registered.some(
    (uri) => uri === requested || (isLoopback(requested) && portless(uri) === portless(requested)),
  );
}

/** The origins from which scripts of these addresses call. */
export function isOriginOf(registered: readonly string[], origin: string): boolean {
  return registered.some((uri) => {
    const own = new URL(uri).origin;
    return own === origin || (isLoopback(origin) && portless(own) === portless(origin));
  });
}

export function isLoopback(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === 'http:' && loopbackHosts.includes(url.hostname);
}

/** Without the port, otherwise as written. */
export function portless(address: string): string {
  return address.replace(/^(http:\/\/(?:\[::1\]|[^/?:]+))(?::\d+)?(?=[/?]|$)/, '$1');
}
