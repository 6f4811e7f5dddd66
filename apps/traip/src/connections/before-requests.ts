import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';

type Handle = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Runs a function before the server's current request listeners. It passes a request on with `next`. */
export function beforeRequests(server: Server, handle: Handle): void {
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  for (const listener of listeners)
    server.on('request', (request, response) => handle(request, response, () => listener(request, response)));
}
