import type { Call } from '@traip/contract';
import { type Refusal, refuse } from '@traip/contract';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../services/services.ts';
import { verifyAccessToken } from './access-token.ts';
import type { Caller } from './caller.ts';
import { mustConfirm } from './confirmation.ts';
import { identifyToken } from './identify-token.ts';
import { findOpenSession, findScorerLink, type ScorerLink } from './queries.ts';
import { hashSecret } from './secrets.ts';
import { looksLikeToken } from './token-secret.ts';

type NotIdentified = Refusal<
  'UNAUTHORIZED' | 'TOKEN_INVALID' | 'PROFILE_INCOMPLETE' | 'CONFIRMATION_REQUIRED'
>;

/** Runs before any other check of the request. */
export async function identifyCaller(
  services: Pick<Services, 'db' | 'keys' | 'now'>,
  call: Call,
  request: FastifyRequest,
): Promise<Caller | ScorerLink | null | NotIdentified> {
  if (call.access.kind === 'anyone') return null;
  const token = bearerToken(request.headers.authorization);
  const scorerToken = request.headers['x-scorer-token'];
  if (token === undefined && typeof scorerToken === 'string' && acceptsScorerLink(call))
    return (
      (await findScorerLink(services.db, hashSecret(scorerToken), services.now())) ?? refuse('UNAUTHORIZED')
    );
  if (token === undefined) return call.access.kind === 'open' ? null : refuse('UNAUTHORIZED');
  return looksLikeToken(token) ? identifyToken(services, token) : identifySession(services, call, token);
}

async function identifySession(
  services: Pick<Services, 'db' | 'keys' | 'now'>,
  call: Call,
  token: string,
): Promise<Caller | NotIdentified> {
  // A token that is sent must be valid, even where none is needed: a silent fallback would hide an expired session.
  const caller = await verifyAccessToken(services, token);
  if (!caller) return refuse('UNAUTHORIZED');
  // A token outlives its session by some minutes: acceptable only for reading what is not sensitive.
  if (call.method === 'GET' && !call.isSensitive) return caller;
  const session = await findOpenSession(services.db, caller.sessionId);
  if (!session) return refuse('UNAUTHORIZED');
  if (!session.hasCompleteProfile && !isAllowedBefore(call)) return refuse('PROFILE_INCOMPLETE');
  if (call.stepUp && (await mustConfirm(services, call.stepUp, caller)))
    return refuse('CONFIRMATION_REQUIRED');
  return caller;
}

/** Reading one's own data and completing the profile; everything else waits until the profile is complete. */
function isAllowedBefore(call: Call): boolean {
  return call.method === 'GET' || call.allowsIncompleteProfile === true;
}

function acceptsScorerLink({ access }: Call): boolean {
  return access.kind === 'in-organisation' && access.scorer === true;
}

function bearerToken(header: string | undefined): string | undefined {
  return header?.match(/^Bearer (\S+)$/i)?.[1];
}
