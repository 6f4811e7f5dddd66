import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { JOSEError } from 'jose/errors';
import type { Services } from '../../platform/services/services.ts';

const issuer = 'traip';
// Differs from that of access tokens, so that it cannot be used as one.
const audience = 'traip-device';
const algorithm = 'HS256';

type Signer = Pick<Services, 'secret' | 'now'>;

/** Proves that somebody has signed in to an account on this device before. It opens nothing, and never expires. */
export function signDeviceToken({ secret, now }: Signer, userId: string): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: algorithm })
    .setSubject(userId)
    .setJti(randomUUID())
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(Math.floor(now().getTime() / 1000))
    .sign(secret);
}

/** The device, if the token is ours and was given for this account. */
export async function readDeviceToken(
  { secret, now }: Signer,
  token: string | undefined,
  userId: string | undefined,
): Promise<string | undefined> {
  if (token === undefined || userId === undefined) return undefined;
  try {
    const { payload } = await jwtVerify(token, secret, {
      issuer,
      audience,
      algorithms: [algorithm],
      subject: userId,
      requiredClaims: ['jti'],
      currentDate: now(),
    });
    return payload.jti;
  } catch (error) {
    if (error instanceof JOSEError) return undefined;
    throw error;
  }
}
