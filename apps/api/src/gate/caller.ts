import type { Call } from '@traip/contract';
import { type Refusal, refuse } from '@traip/contract';
import type { FastifyRequest } from 'fastify';
import { readAccessToken } from '../auth/access-token.ts';
import type { Caller, House } from '../context.ts';
import { isSessionOpen } from './queries.ts';

/** Who is calling. A stranger is told to sign in before anything else of the request is looked at. */
export async function recogniseCaller(
  house: House,
  call: Call,
  request: FastifyRequest,
): Promise<Caller | null | Refusal<'UNAUTHORIZED'>> {
  if (call.who.kind === 'anyone') return null;
  const token = bearerToken(request.headers.authorization);
  if (token === undefined) return call.who.kind === 'open' ? null : refuse('UNAUTHORIZED');
  // A token that is shown must be good, even where none is needed: a silent fallback would hide an expired session.
  const caller = await readAccessToken(house, token);
  if (!caller) return refuse('UNAUTHORIZED');
  // A token outlives its session by some minutes. That is long enough to read, and must not be to write.
  const isGood = call.method === 'GET' || (await isSessionOpen(house.db, caller.sessionId));
  return isGood ? caller : refuse('UNAUTHORIZED');
}

function bearerToken(header: string | undefined): string | undefined {
  return header?.match(/^Bearer (\S+)$/i)?.[1];
}
