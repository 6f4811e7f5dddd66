import { acceptsIdempotencyKey, type Call, type Refusal, refuse } from '@traip/contract';
import type { FastifyRequest } from 'fastify';

const field = 'Idempotency-Key';

/** Undefined where there is none, or the call accepts none. */
export function readIdempotencyKey(call: Call, { headers }: FastifyRequest): string | undefined | Refusal {
  const key = headers['idempotency-key'];
  if (key === undefined || !acceptsIdempotencyKey(call)) return undefined;
  if (typeof key === 'string' && /^[\x20-\x7e]{1,200}$/.test(key)) return key;
  const message = {
    es: 'Tiene que ser un texto de 1 a 200 caracteres ASCII.',
    en: 'Must be a text of 1 to 200 ASCII characters.',
  };
  return refuse('BAD_REQUEST', { field, details: [{ field, message }] });
}
