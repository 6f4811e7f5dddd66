import type { Server } from 'node:http';
import { answerBrokenRequest } from './broken-request.ts';
import { beforeRequests } from './connections/before-requests.ts';

/**
 * Refuses a request with more than one Host header, as RFC 9112 demands and Node does not: it reads the first, and a
 * proxy in front may have read the last.
 */
export function requireSingleHost(server: Server): void {
  beforeRequests(server, ({ rawHeaders, socket }, _response, next) => {
    if (hostsIn(rawHeaders) > 1) answerBrokenRequest(new Error('more than one host'), socket);
    else next();
  });
}

/** `rawHeaders` alternates names and values. */
function hostsIn(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts++;
  return hosts;
}
