import { randomUUID } from 'node:crypto';
import { errorBody, refuse } from '@traip/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { errorInLog, requestInLog } from './log.ts';
import { Door } from './pages/door.ts';
import { dataHeaders, isData, securityHeaders } from './security-headers.ts';
import { serveSecurityTxt } from './security-txt.ts';

/** Who sends a request drop by drop to hold a line is cut off: first its headers, then the whole of it. */
const patience = { headersTimeout: 20_000, requestTimeout: 60_000 };

/** The one server of the product: it owns the port, and says who asked for what under which request id. */
export function createServer(config: Config, door = new Door()): FastifyInstance {
  const app = Fastify({
    logger: { level: config.LOG_LEVEL, serializers: { req: requestInLog, err: errorInLog } },
    genReqId: () => randomUUID(),
    trustProxy: config.TRUST_PROXY === 'false' ? false : config.TRUST_PROXY,
    requestTimeout: patience.requestTimeout,
    http: { headersTimeout: patience.headersTimeout },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  });
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
