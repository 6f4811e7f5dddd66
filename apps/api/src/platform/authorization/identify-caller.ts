import type { Call } from '@traip/contract';
import { type Refusal, refuse } from '@traip/contract';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../services/services.ts';
import { readAccessToken } from './access-token.ts';
import type { Caller } from './caller.ts';
import { findScorerLink, isSessionOpen, type ScorerLink } from './queries.ts';
import { hashSecret } from './secrets.ts';

/** Who is calling. A stranger is told to sign in before anything else of the request is looked at. */
export async function identifyCaller(
  services: Services,
  call: Call,
  request: FastifyRequest,
): Promise<Caller | ScorerLink | null | Refusal<'UNAUTHORIZED'>> {
  if (call.who.kind === 'anyone') return null;
  const token = bearerToken(request.headers.authorization);
  const scorerToken = request.headers['x-scorer-token'];
  if (token === undefined && typeof scorerToken === 'string' && takesScorers(call))
    return (
      (await findScorerLink(services.db, hashSecret(scorerToken), services.now())) ?? refuse('UNAUTHORIZED')
    );
  if (token === undefined) return call.who.kind === 'open' ? null : refuse('UNAUTHORIZED');
  // A token that is shown must be good, even where none is needed: a silent fallback would hide an expired session.
  const caller = await readAccessToken(services, token);
  if (!caller) return refuse('UNAUTHORIZED');
  // A token outlives its session by some minutes. That is long enough to read, and must not be to write.
  const isGood = call.method === 'GET' || (await isSessionOpen(services.db, caller.sessionId));
  return isGood ? caller : refuse('UNAUTHORIZED');
}

function takesScorers({ who }: Call): boolean {
  return who.kind === 'in-organisation' && who.scorer === true;
}

function bearerToken(header: string | undefined): string | undefined {
  return header?.match(/^Bearer (\S+)$/i)?.[1];
}
