import type { Call } from '@traip/contract';
import { type Refusal, refuse } from '@traip/contract';
import type { FastifyRequest } from 'fastify';
import { readAccessToken } from '../auth/access-token.ts';
import type { Caller, House } from '../context.ts';

/** The one place that decides who is calling, and whether the call may be made at all. */
export async function passGate(
  house: House,
  call: Call,
  request: FastifyRequest,
): Promise<Caller | null | Refusal<'UNAUTHORIZED'>> {
  if (call.who.kind === 'anyone') return null;
  const token = bearerToken(request.headers.authorization);
  if (token === undefined) return call.who.kind === 'open' ? null : refuse('UNAUTHORIZED');
  // A token that is shown must be good, even where none is needed: a silent fallback would hide an expired session.
  return (await readAccessToken(house, token)) ?? refuse('UNAUTHORIZED');
}

function bearerToken(header: string | undefined): string | undefined {
  return header?.match(/^Bearer (\S+)$/i)?.[1];
}
