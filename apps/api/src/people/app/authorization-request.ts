import {
  type AuthorizationRequest,
  type Read,
  type Refusal,
  refuse,
  type requestProblems,
  type TokenScope,
} from '@traip/contract';
import type { Services } from '../../platform/services/services.ts';
import { findClient } from './client/find-client.ts';
import type { FoundApp } from './client/queries.ts';
import { readScopes } from './client/read-scopes.ts';
import { isRegistered } from './client/redirects.ts';

type Request = Read<typeof AuthorizationRequest>;
type Problem = (typeof requestProblems)[number];

export interface RequestedAccess {
  readonly app: FoundApp;
  readonly redirectUri: string;
  readonly codeChallenge: string;
  readonly scopes: readonly TokenScope[];
  /** The app's mistake; reported to the app if its address is known. */
  readonly problem: Problem | null;
}

/** Users are never sent to an address that the app has not registered, not even with an error. */
export async function readRequest(
  services: Pick<Services, 'db'>,
  request: Request,
): Promise<RequestedAccess | Refusal<'APP_UNKNOWN' | 'APP_REDIRECT_UNKNOWN'>> {
  const { clientId, redirectUri, codeChallenge = '' } = request;
  const app = await findClient(services, clientId);
  if (!app) return refuse('APP_UNKNOWN');
  if (redirectUri === undefined || !isRegistered(app.redirectUris, redirectUri))
    return refuse('APP_REDIRECT_UNKNOWN');
  const scopes = readScopes(request.scope);
  return {
    app,
    redirectUri,
    codeChallenge,
    scopes: scopes ?? [],
    problem: problemOf(request, scopes !== undefined),
  };
}

/** A SHA-256 hash in base64url. */
const challenge = /^[\w-]{43}$/;

function problemOf(request: Request, areScopesKnown: boolean): Problem | null {
  const { responseType, codeChallenge = '', codeChallengeMethod } = request;
  if (responseType === undefined) return 'invalid_request';
  if (responseType !== 'code') return 'unsupported_response_type';
  // PKCE proves that the code belongs to the sender of the request: it is required of every app.
  if (codeChallengeMethod !== 'S256' || !challenge.test(codeChallenge)) return 'invalid_request';
  return areScopesKnown ? null : 'invalid_scope';
}

/** The redirect back to the app, with our name so that it cannot be taken for another issuer's (RFC 9207). */
export function answerTo(
  redirectUri: string,
  { publicOrigin }: Pick<Services, 'publicOrigin'>,
  answer: Readonly<Record<string, string | undefined>>,
): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries({ ...answer, iss: publicOrigin }))
    if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}
