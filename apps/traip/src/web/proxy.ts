import httpProxy from '@fastify/http-proxy';
import { textPagePolicy } from '@traip/api';
import { errorBody, refuse } from '@traip/contract';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { PageCache } from '../cache/page-cache.ts';
import { servePage } from '../cache/serve-page.ts';
import { dataHeaders } from '../security-headers.ts';

export interface ProxyOptions {
  /** Where the pages are served now. */
  readonly origin: () => string | undefined;
  /** The pages of a development machine reload through a socket. */
  readonly withSockets: boolean;
  /** Caches public pages. */
  readonly cache?: PageCache | undefined;
}

/** Forwards everything that is not the API's to the pages. */
export async function proxyToWeb(app: FastifyInstance, options: ProxyOptions): Promise<void> {
  const { origin, withSockets, cache } = options;
  await app.register(async (scope) => {
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      // A path that climbs out of its folder, for example: the pages were not asked, and are not to blame.
      if (isClientError(error))
        return reply
          .code(400)
          .headers(dataHeaders)
          .send(errorBody(refuse('BAD_REQUEST'), request.id));
      request.log.warn({ err: error }, 'the pages did not answer');
      return reply.code(503).headers(unavailableHeaders).send(unavailablePage);
    });
    // Bodies that the API parses reach the pages unchanged.
    scope.removeAllContentTypeParsers();
    await scope.register(httpProxy, {
      upstream: '',
      websocket: withSockets,
      http2: false,
      // It would log the whole URL, and links in our emails carry their secret there.
      disableRequestLogging: true,
      preHandler: async (request, reply) => {
        if (!origin()) return reply.code(503).headers(unavailableHeaders).send(unavailablePage);
        if (cache) return servePage({ cache, origin, forward: forwardedHeaders }, request, reply);
      },
      replyOptions: {
        getUpstream: () => origin() ?? '',
        // How long the pages keep their connections to us is none of the reader's business.
        rewriteHeaders: ({ connection, 'keep-alive': keepAlive, ...headers }) => headers,
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          ...forwardedHeaders(request as FastifyRequest),
        }),
      },
    });
  });
}

const isClientError = ({ statusCode = 500 }: FastifyError) => statusCode >= 400 && statusCode < 500;

/** Whatever a client claims about itself is replaced by what we saw. */
function forwardedHeaders(request: FastifyRequest) {
  return {
    host: request.host,
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
  };
}

const unavailableHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'retry-after': '5',
  'content-security-policy': textPagePolicy,
};

const unavailablePage = `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5"><title>Traip</title><style>body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f5f7f9;color:#14213d;font:16px/24px system-ui,sans-serif;text-align:center}</style></head>
<body><main><h1>Volvemos enseguida</h1><p>Traip se está preparando. Esta página se recarga sola.</p><p lang="en">Back in a moment. This page reloads by itself.</p></main></body></html>`;
