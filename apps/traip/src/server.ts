import { randomUUID } from 'node:crypto';
import { errorBody, refuse } from '@traip/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { answerBrokenRequest } from './broken-request.ts';
import type { Config } from './config.ts';
import { errorInLog, requestInLog } from './log.ts';
import { Door } from './pages/door.ts';
import { type Patience, usualPatience } from './patience.ts';
import { dataHeaders, isData, securityHeaders } from './security-headers.ts';
import { serveSecurityTxt } from './security-txt.ts';

/** The one server of the product: it owns the port, and says who asked for what under which request id. */
export function createServer(
  config: Config,
  door = new Door(),
  patience: Patience = usualPatience,
): FastifyInstance {
  const { headersTimeout, requestTimeout, connectionsCheckingInterval } = patience;
  const app = Fastify({
    logger: { level: config.LOG_LEVEL, serializers: { req: requestInLog, err: errorInLog } },
    genReqId: () => randomUUID(),
    trustProxy: config.TRUST_PROXY === 'false' ? false : config.TRUST_PROXY,
    requestTimeout,
    http: { headersTimeout, connectionsCheckingInterval },
    keepAliveTimeout: patience.keepAliveTimeout,
    connectionTimeout: patience.connectionTimeout,
    clientErrorHandler: answerBrokenRequest,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  });
  app.server.maxConnections = config.LIVE_LINES + patience.lines;
  door.standBefore(app.server);
  app.addHook('preClose', async () => door.close());
  const headers = securityHeaders(config);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'x-request-id': request.id, ...headers, ...(isData(request.url) ? dataHeaders : {}) });
  });
  app.all('/v1/*', { logLevel: 'warn' }, (request, reply) =>
    reply.code(404).send(errorBody(refuse('NOT_FOUND'), request.id)),
  );
  serveSecurityTxt(app, config);
  return app;
}
