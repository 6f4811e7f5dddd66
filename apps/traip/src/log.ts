import type { FastifyRequest } from 'fastify';

/** Matches secrets but not ids, which are shorter: agenda and QR code paths contain a secret. */
const secret = /[\w~-]{40,}/g;

/** A URL without its secrets: links in our emails carry theirs in the query. */
export function pathInLog(url: string): string {
  const [path = ''] = url.split('?', 1);
  return path.replaceAll(secret, (found) => `${found.slice(0, 4)}…`);
}

export function requestInLog(request: FastifyRequest) {
  return { method: request.method, path: pathInLog(request.url), from: request.ip };
}

/** Database errors contain whole rows, and SMTP errors addresses: only what locates the fault is logged. */
export function errorInLog(error: Error & { code?: unknown }): {
  type: string;
  message: string;
  stack: string;
} {
  const { name, message, stack = '', code, cause } = error;
  return {
    type: name,
    message,
    stack,
    ...(typeof code === 'string' ? { code } : {}),
    ...(cause instanceof Error ? { cause: errorInLog(cause) } : {}),
  };
}
