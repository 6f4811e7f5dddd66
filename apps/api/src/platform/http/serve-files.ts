import { refuse } from '@traip/contract';
import type { FastifyInstance } from 'fastify';
import type { Files } from '../files/files.ts';
import { isFileKey } from '../files/keys.ts';
import { dataPolicy } from './content-policy.ts';
import { otherSiteHeaders } from './other-sites.ts';
import { sendRefusal } from './send-refusal.ts';

/** Serves pictures publicly. The content behind a key never changes, so it can be cached for ever. */
export function serveFiles(app: FastifyInstance, files: Files): void {
  app.get<{ Params: { '*': string } }>('/files/*', async (request, reply) => {
    const key = request.params['*'];
    reply.header('content-security-policy', dataPolicy).headers(otherSiteHeaders);
    const file = isFileKey(key) ? await files.get(key) : undefined;
    if (!file) return sendRefusal(reply, refuse('NOT_FOUND'));
    return reply
      .type(file.type)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(file.content);
  });
}
