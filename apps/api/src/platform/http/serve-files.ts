import { refuse } from '@traip/contract';
import type { FastifyInstance } from 'fastify';
import type { Files } from '../files/files.ts';
import { isKey } from '../files/keys.ts';
import { sendRefusal } from './send-refusal.ts';

/** Pictures for everybody. What a key names never changes: whoever has it once never asks again. */
export function serveFiles(app: FastifyInstance, files: Files): void {
  app.get<{ Params: { '*': string } }>('/files/*', async (request, reply) => {
    const key = request.params['*'];
    const file = isKey(key) ? await files.get(key) : undefined;
    if (!file) return sendRefusal(reply, refuse('NOT_FOUND'));
    return reply
      .type(file.type)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'")
      .send(file.content);
  });
}
