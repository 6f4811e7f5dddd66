import { errorBody, errorCatalogue, type Refusal } from '@traip/contract';
import type { FastifyReply } from 'fastify';

export function sendRefusal(reply: FastifyReply, refusal: Refusal) {
  const { status } = errorCatalogue[refusal.refused];
  if (isAttempt(status)) {
    const { refused, field } = refusal;
    reply.request.log.info({ refused, ...(field === undefined ? {} : { field }) }, 'refused');
  }
  const challenge = challengeOf(refusal);
  if (challenge !== undefined) reply.header('www-authenticate', challenge);
  const wait = retryAfter(refusal.details);
  if (wait !== undefined) reply.header('retry-after', wait);
  return reply.code(status).header('cache-control', 'no-store').send(errorBody(refusal, reply.request.id));
}

/**
 * Attempts at what is not allowed: access, invalid input, a step out of order, too much or too often. A
 * missing resource is visible in the line of its request.
 */
const isAttempt = (status: number) => status >= 400 && status < 500 && status !== 404;

function retryAfter(details: unknown): number | undefined {
  const seconds = (details as { retryAfterSeconds?: unknown } | undefined)?.retryAfterSeconds;
  return typeof seconds === 'number' ? seconds : undefined;
}

/** What client libraries look for when a token is not accepted (RFC 6750). */
function challengeOf({ refused, details }: Refusal): string | undefined {
  if (refused === 'TOKEN_INVALID') return 'Bearer error="invalid_token"';
  if (refused !== 'TOKEN_SCOPE_MISSING') return undefined;
  const { scope } = details as { readonly scope: string };
  return `Bearer error="insufficient_scope", scope="${scope}"`;
}
