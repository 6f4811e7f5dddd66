import type { Call } from '@traip/contract';
import { type Refusal, refuse } from '@traip/contract';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../services/services.ts';
import { verifyAccessToken } from './access-token.ts';
import type { Caller } from './caller.ts';
import { findConfirmation, findOpenSession, findScorerLink, type ScorerLink } from './queries.ts';
import { hashSecret } from './secrets.ts';

type NotIdentified = Refusal<'UNAUTHORIZED' | 'PROFILE_INCOMPLETE' | 'CONFIRMATION_REQUIRED'>;

/** How long a sign-in or a confirmation counts as proof of who is at the screen. */
const confirmationMinutes = 15;

/** Runs before anything else of the request is checked. */
export async function identifyCaller(
  services: Pick<Services, 'db' | 'keys' | 'now'>,
  call: Call,
  request: FastifyRequest,
): Promise<Caller | ScorerLink | null | NotIdentified> {
  if (call.who.kind === 'anyone') return null;
  const token = bearerToken(request.headers.authorization);
  const scorerToken = request.headers['x-scorer-token'];
  if (token === undefined && typeof scorerToken === 'string' && acceptsScorerLink(call))
    return (
      (await findScorerLink(services.db, hashSecret(scorerToken), services.now())) ?? refuse('UNAUTHORIZED')
    );
  if (token === undefined) return call.who.kind === 'open' ? null : refuse('UNAUTHORIZED');
  // A token that is sent must be valid, even where none is needed: a silent fallback would hide an expired session.
  const caller = await verifyAccessToken(services, token);
  if (!caller) return refuse('UNAUTHORIZED');
  // A token outlives its session by some minutes: acceptable for reading what is not sensitive, and for nothing else.
  if (call.method === 'GET' && !call.isSensitive) return caller;
  const session = await findOpenSession(services.db, caller.sessionId);
  if (!session) return refuse('UNAUTHORIZED');
  if (!session.hasCompleteProfile && !isAllowedBefore(call)) return refuse('PROFILE_INCOMPLETE');
  return (await mustConfirm(services, call, caller)) ? refuse('CONFIRMATION_REQUIRED') : caller;
}

/** Whether a dangerous call has to wait until the caller has shown again that it is them. */
async function mustConfirm(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { stepUp }: Call,
  { sessionId }: Caller,
): Promise<boolean> {
  if (stepUp === undefined) return false;
  const { confirmedAt = null, hasSecondFactor = false } = (await findConfirmation(db, sessionId)) ?? {};
  if (stepUp === 'second-factor' && !hasSecondFactor) return false;
  return confirmedAt === null || now().getTime() - confirmedAt.getTime() > confirmationMinutes * 60_000;
}

/** Reading one's own data and completing the profile; all else waits until it is complete. */
function isAllowedBefore(call: Call): boolean {
  return call.method === 'GET' || call.allowsIncompleteProfile === true;
}

function acceptsScorerLink({ who }: Call): boolean {
  return who.kind === 'in-organisation' && who.scorer === true;
}

function bearerToken(header: string | undefined): string | undefined {
  return header?.match(/^Bearer (\S+)$/i)?.[1];
}
