import { errorBody, errorCatalogue, type Refusal } from '@traip/contract';
import type { FastifyReply } from 'fastify';

export function sendRefusal(reply: FastifyReply, refusal: Refusal) {
  const { status } = errorCatalogue[refusal.refused];
  // Failed attempts at access are logged: not signed in, not allowed, or too many.
  if (isAccessDenial(status)) reply.request.log.info({ refused: refusal.refused }, 'refused');
  const wait = retryAfter(refusal.details);
  if (wait !== undefined) reply.header('retry-after', wait);
  return reply.code(status).header('cache-control', 'no-store').send(errorBody(refusal, reply.request.id));
}

const isAccessDenial = (status: number) => status === 401 || status === 403 || status === 429;

function retryAfter(details: unknown): number | undefined {
  const seconds = (details as { retryAfterSeconds?: unknown } | undefined)?.retryAfterSeconds;
  return typeof seconds === 'number' ? seconds : undefined;
}
