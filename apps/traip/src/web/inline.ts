import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { webFolder } from './paths.ts';

interface NextServer {
  prepare(): Promise<void>;
  getRequestHandler(): (request: unknown, response: unknown) => Promise<void>;
  close(): Promise<void>;
}

/** The pages inside this process: for small hosts, where one process matters more than even answers. */
export async function serveWebInline(
  app: FastifyInstance,
  environment: Record<string, string>,
): Promise<() => Promise<void>> {
  Object.assign(process.env, environment, { NODE_ENV: 'production' });
  const require = createRequire(join(webFolder(), 'package.json'));
  const next = require('next') as (options: { dev: boolean; dir: string }) => NextServer;
  const server = next({ dev: false, dir: webFolder() });
  await server.prepare();
  const handle = server.getRequestHandler();
  await app.register(async (scope) => {
    // Next reads the body itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.all('/*', async (request, reply) => {
      reply.hijack();
      request.raw.headers['x-forwarded-for'] = request.ip;
      request.raw.headers['x-forwarded-host'] = request.host;
      request.raw.headers['x-forwarded-proto'] = request.protocol;
      await handle(request.raw, reply.raw);
    });
  });
  return () => server.close();
}
