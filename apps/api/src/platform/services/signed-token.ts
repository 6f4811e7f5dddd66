import { type JWTPayload, type JWTVerifyOptions, jwtVerify, SignJWT } from 'jose';
import { JOSEError, JWSSignatureVerificationFailed } from 'jose/errors';
import type { KeyPurpose } from './keys.ts';
import type { Services } from './services.ts';

const issuer = 'traip';
const algorithm = 'HS256';

/** A second guard beside the keys: a token for one purpose is invalid for another. */
const audiences = {
  'access-token': 'traip',
  'live-ticket': 'traip-live',
  unsubscribe: 'traip-unsubscribe',
  'device-token': 'traip-device',
} as const satisfies Partial<Record<KeyPurpose, string>>;

type TokenPurpose = keyof typeof audiences;
type Signer = Pick<Services, 'keys' | 'now'>;

interface TokenContent {
  readonly subject: string;
  readonly claims?: JWTPayload;
  /** Without it the token never expires. */
  readonly seconds?: number;
}

/** A signed text that states its subject and its purpose. */
export function signToken(
  { keys, now }: Signer,
  purpose: TokenPurpose,
  { subject, claims = {}, seconds }: TokenContent,
): Promise<string> {
  const issuedAt = Math.floor(now().getTime() / 1000);
  const token = new SignJWT(claims)
    .setProtectedHeader({ alg: algorithm })
    .setSubject(subject)
    .setIssuer(issuer)
    .setAudience(audiences[purpose])
    .setIssuedAt(issuedAt);
  if (seconds !== undefined) token.setExpirationTime(issuedAt + seconds);
  return token.sign(keys[purpose].current);
}

/** The content of a token; undefined if it is forged, expired, or not for this purpose. */
export async function verifyToken<T>(
  { keys, now }: Signer,
  purpose: TokenPurpose,
  token: string,
  options: Pick<JWTVerifyOptions, 'subject' | 'requiredClaims'>,
): Promise<(JWTPayload & T) | undefined> {
  const required = { issuer, audience: audiences[purpose], algorithms: [algorithm], currentDate: now() };
  for (const key of keys[purpose].accepted) {
    try {
      return (await jwtVerify<T>(token, key, { ...required, ...options })).payload;
    } catch (error) {
      if (!(error instanceof JOSEError)) throw error;
      // Perhaps signed with an earlier key. Any other fault is the same with every key.
      if (!(error instanceof JWSSignatureVerificationFailed)) return undefined;
    }
  }
  return undefined;
}
