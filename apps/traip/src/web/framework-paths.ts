import type { FastifyInstance } from 'fastify';

/**
 * Next answers more under this path than the files of the build, above all pictures that it fetches, resizes and keeps
 * for hours, also once they are private. Nothing of ours uses any of it.
 */
export function refuseFrameworkPaths(app: FastifyInstance): void {
  app.all('/_next/*', { logLevel: 'warn' }, (_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').send('Not found'),
  );
}
