import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { beforeRequests } from '../connections/before-requests.ts';
import type { CachedResponse } from './cached-response.ts';
import type { PageCache } from './page-cache.ts';

/** A response from the cache, for the metrics. */
export interface CacheHit {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
}

interface FrontOptions {
  readonly cache: PageCache;
  readonly log: FastifyBaseLogger;
  readonly onHit: (hit: CacheHit) => void;
}

/**
 * Runs before Fastify: cached responses are sent without routing or hooks, everything else is passed on. Until it is
 * enabled, and once it is disabled, it passes everything on.
 */
export class CacheFront {
  #options: FrontOptions | undefined;

  enable(options: FrontOptions): void {
    this.#options = options;
  }

  disable(): void {
    this.#options = undefined;
  }

  /** Puts itself before the request listeners that the server has now. */
  attach(server: Server): void {
    beforeRequests(server, (request, response, next) => {
      const options = this.#options;
      const { method = '', url = '', headers } = request;
      const key = options?.cache.keyOf({ method, url, headers });
      if (!options || key === undefined) return next();
      const since = performance.now();
      options.cache.find(key).then(
        (cached) => (cached ? sendCached(options, cached, { request, response, since }) : next()),
        // It cannot be known what is still current: the request is handled as if nothing were cached.
        () => next(),
      );
    });
  }
}

interface PendingRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly since: number;
}

function sendCached(
  { log, onHit }: FrontOptions,
  cached: CachedResponse,
  { request, response, since }: PendingRequest,
): void {
  const id = randomUUID();
  try {
    cached.send({ request, response, id });
  } catch (error) {
    log.error({ err: error, reqId: id }, 'a cached response could not be sent');
    response.destroy();
    return;
  }
  const { method = '', url = '', socket, headers } = request;
  const milliseconds = performance.now() - since;
  onHit({ method, route: cached.route, status: response.statusCode, milliseconds });
  log.info(
    {
      reqId: id,
      req: { method, url, ip: socket.remoteAddress },
      responseTime: milliseconds,
      forwardedFor: headers['x-forwarded-for'],
      res: { statusCode: response.statusCode },
    },
    'answered from memory',
  );
}
