import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Kept } from './kept.ts';
import type { PageCache } from './page-cache.ts';

/** An answer from memory, for whoever counts answers. */
export interface Given {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
}

interface Behind {
  readonly cache: PageCache;
  readonly log: FastifyBaseLogger;
  readonly count: (given: Given) => void;
}

/**
 * Stands before the whole server: who asks for what is kept is answered at once, without the work that any other request is
 * worth. Everybody else goes in. Closed, it lets everybody in.
 */
export class Door {
  #behind: Behind | undefined;

  open(behind: Behind): void {
    this.#behind = behind;
  }

  close(): void {
    this.#behind = undefined;
  }

  /** Listens to its requests before whoever does now, and who gets the rest. */
  standBefore(server: Server): void {
    const listeners = server.listeners('request') as RequestListener[];
    server.removeAllListeners('request');
    for (const listener of listeners) server.on('request', this.#before(listener));
  }

  #before(server: RequestListener): RequestListener {
    return (request, response) => {
      const behind = this.#behind;
      const key = behind?.cache.keyOf(askedBy(request));
      if (!behind || key === undefined) return server(request, response);
      const since = performance.now();
      behind.cache.find(key).then(
        (kept) => (kept ? give(behind, kept, { request, response, since }) : server(request, response)),
        // Nobody can tell what is still true: it is made anew.
        () => server(request, response),
      );
    };
  }
}

function askedBy({ method = '', url = '', headers }: IncomingMessage) {
  return { method, url, headers };
}

interface Answering {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly since: number;
}

function give({ log, count }: Behind, kept: Kept, { request, response, since }: Answering): void {
  const id = randomUUID();
  try {
    kept.send({ request, response, id });
  } catch (error) {
    log.error({ err: error, reqId: id }, 'what was kept could not be sent');
    response.destroy();
    return;
  }
  const { method = '', url = '', socket, headers } = request;
  const milliseconds = performance.now() - since;
  count({ method, route: kept.route, status: response.statusCode, milliseconds });
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
