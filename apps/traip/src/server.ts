import { randomUUID } from 'node:crypto';
import { errorBody, refuse } from '@traip/contract';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Config } from './config.ts';

/** The one server of the product: it owns the port, and says who asked for what under which request id. */
export function createServer(config: Config): FastifyInstance {
  const app = Fastify({
    logger: { level: config.LOG_LEVEL, serializers: { req: describeRequest } },
    genReqId: () => randomUUID(),
    trustProxy: config.TRUST_PROXY === 'false' ? false : config.TRUST_PROXY,
    requestTimeout: 60_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff' });
  });
  app.all('/v1/*', { logLevel: 'warn' }, (request, reply) =>
    reply.code(404).send(errorBody(refuse('NOT_FOUND'), request.id)),
  );
  return app;
}

/** The query stays out of the log: links from our mails carry their secret there. */
function describeRequest(request: FastifyRequest) {
  return { method: request.method, path: request.url.split('?')[0], from: request.ip };
}
