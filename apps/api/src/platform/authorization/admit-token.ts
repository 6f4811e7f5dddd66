import { type Call, type Refusal, refuse, scopesCover, tokenNeedOf } from '@traip/contract';
import { increment } from '../db/counters.ts';
import type { Services } from '../services/services.ts';
import type { CallerToken } from './caller.ts';

/** Requests per minute that a token may make, across all processes. */
const requestsPerMinute = 600;

interface Admission {
  /** The remaining limit (draft-ietf-httpapi-ratelimit-headers). */
  readonly headers: Readonly<Record<string, string>>;
  readonly refused: Refusal | undefined;
}

/** Counts a request and checks that the token's scopes cover the call. The person's rights come later. */
export async function admitToken(
  services: Pick<Services, 'db' | 'now'>,
  call: Call,
  token: CallerToken,
): Promise<Admission> {
  const { count, retryAfterSeconds } = await increment(services, `token:${token.id}`, 1);
  const left = Math.max(0, requestsPerMinute - count);
  const headers = {
    'ratelimit-policy': `"token";q=${requestsPerMinute};w=60`,
    ratelimit: `"token";r=${left};t=${retryAfterSeconds}`,
  };
  if (count > requestsPerMinute)
    return { headers, refused: refuse('TOO_MANY_REQUESTS', { details: { retryAfterSeconds } }) };
  return { headers, refused: scopeRefusal(call, token) };
}

function scopeRefusal(call: Call, { scopes, organisation }: CallerToken): Refusal | undefined {
  const need = tokenNeedOf(call);
  if (need === 'session') return refuse('SESSION_REQUIRED');
  if (!scopesCover(scopes, need)) return refuse('TOKEN_SCOPE_MISSING', { details: { scope: need } });
  const isPersonal = call.access.kind === 'signed-in' && !call.takesOrganisationTokens;
  return organisation && isPersonal ? refuse('PERSONAL_TOKEN_REQUIRED') : undefined;
}
