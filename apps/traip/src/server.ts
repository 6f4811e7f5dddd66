import { randomUUID } from 'node:crypto';
import { answerUnrouted, sendRefusal } from '@traip/api';
import { refuse } from '@traip/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { answerBrokenRequest } from './broken-request.ts';
import { CacheFront } from './cache/cache-front.ts';
import type { Config } from './config.ts';
import { RequestLimit } from './connections/request-limit.ts';
import { errorInLog, requestInLog } from './log.ts';
import { serveMcp } from './mcp/serve-mcp.ts';
import { dataHeaders, isData, securityHeaders } from './security-headers.ts';
import { serveSecurityTxt } from './security-txt.ts';
import { defaultTimeouts, type ServerTimeouts } from './server-timeouts.ts';
import { requireSingleHost } from './single-host.ts';

/** The one server of the product: it owns the port, and logs each request under an id. */
export function createServer(
  config: Config,
  front = new CacheFront(),
  timeouts: ServerTimeouts = defaultTimeouts,
): FastifyInstance {
  const { headersTimeout, requestTimeout, connectionsCheckingInterval } = timeouts;
  const app = Fastify({
    logger: { level: config.LOG_LEVEL, serializers: { req: requestInLog, err: errorInLog } },
    genReqId: () => randomUUID(),
    trustProxy: config.TRUST_PROXY === 'false' ? false : config.TRUST_PROXY,
    requestTimeout,
    http: { headersTimeout, connectionsCheckingInterval },
    keepAliveTimeout: timeouts.keepAliveTimeout,
    connectionTimeout: timeouts.connectionTimeout,
    clientErrorHandler: answerBrokenRequest,
    // Accepted requests are answered even while stopping.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  });
  app.server.maxConnections = config.LIVE_LINES + timeouts.maxConnections;
  front.attach(app.server);
  requireSingleHost(app.server);
  app.addHook('preClose', async () => front.disable());
  const headers = securityHeaders(config);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'x-request-id': request.id, ...headers, ...(isData(request.url) ? dataHeaders : {}) });
  });
  if (config.REQUESTS_PER_MINUTE > 0) limitRequests(app, new RequestLimit(config.REQUESTS_PER_MINUTE));
  app.all('/v1/*', { logLevel: 'warn' }, answerUnrouted);
  serveSecurityTxt(app, config);
  serveMcp(app, config);
  return app;
}

/** Served from memory or disk, in bursts on a first visit, or polled by machines of the host. */
const unlimited = /^\/(?:_next\/static|files|health|ready)(?:[/?]|$)/;
const thisMachine = /^(?:::ffff:)?127\.|^::1$/;

/** Some calls have their own, lower limit; this one keeps a network from taking everyone's share. */
function limitRequests(app: FastifyInstance, limit: RequestLimit): void {
  app.addHook('onRequest', async (request, reply) => {
    if (unlimited.test(request.url) || thisMachine.test(request.ip)) return;
    const retryAfterSeconds = limit.count(request.ip);
    if (retryAfterSeconds === undefined) return;
    return sendRefusal(reply, refuse('TOO_MANY_REQUESTS', { details: { retryAfterSeconds } }));
  });
}
