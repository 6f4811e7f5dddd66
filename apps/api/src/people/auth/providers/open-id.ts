import { createRemoteJWKSet, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { JOSEError, JWKSTimeout } from 'jose/errors';
import { z } from 'zod';
import type { Provider, ProviderResult } from '../../../platform/services/identity-providers.ts';
import { fetchJson } from './fetch-json.ts';

/** An older token may be a replay. */
const maxAge = '10 minutes';

/** Google and Apple: an ID token, verified with the issuer's published keys. */
export function openId({ issuer, clientId }: { issuer: string; clientId: string }): Provider {
  let keys: JWTVerifyGetKey | undefined;
  return async ({ idToken }) => {
    if (!idToken) return 'invalid';
    keys ??= await discoverKeys(issuer);
    if (!keys) return 'unavailable';
    return verify(idToken, keys, issuer, clientId);
  };
}

async function discoverKeys(issuer: string): Promise<JWTVerifyGetKey | undefined> {
  const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const found = await fetchJson(url, z.object({ issuer: z.string(), jwks_uri: z.url() }));
  // Keys of another issuer would let it sign in as anyone (OpenID Connect Discovery, 4.3).
  if (typeof found === 'string' || found.issuer !== issuer) return undefined;
  return createRemoteJWKSet(new URL(found.jwks_uri));
}

async function verify(
  idToken: string,
  keys: JWTVerifyGetKey,
  issuer: string,
  audience: string,
): Promise<ProviderResult> {
  try {
    const algorithms = ['RS256', 'ES256'];
    const { payload } = await jwtVerify(idToken, keys, { issuer, audience, algorithms, maxTokenAge: maxAge });
    return identityOf(payload);
  } catch (error) {
    if (error instanceof JWKSTimeout || error instanceof TypeError) return 'unavailable';
    if (error instanceof JOSEError) return 'invalid';
    throw error;
  }
}

const Claims = z.object({
  sub: z.string().min(1),
  email: z.email().toLowerCase().optional(),
  // Apple sends booleans as strings.
  email_verified: z.union([z.boolean(), z.stringbool()]).optional(),
  given_name: z.string().min(1).optional(),
  family_name: z.string().min(1).optional(),
});

function identityOf(payload: JWTPayload): ProviderResult {
  const claims = Claims.safeParse(payload);
  if (!claims.success) return 'invalid';
  const { sub, email, email_verified, given_name, family_name } = claims.data;
  return {
    subject: sub,
    email,
    emailVerified: email_verified === true,
    firstName: given_name,
    surnames: family_name,
  };
}
