import { jwtVerify, SignJWT } from 'jose';
import { JOSEError } from 'jose/errors';
import type { Services } from '../services/services.ts';
import type { Caller } from './caller.ts';

const accessTokenMinutes = 15;

const issuer = 'traip';
const algorithm = 'HS256';

type Signer = Pick<Services, 'secret' | 'now'>;

export function signAccessToken({ secret, now }: Signer, { userId, sessionId }: Caller): Promise<string> {
  const issuedAt = Math.floor(now().getTime() / 1000);
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: algorithm })
    .setSubject(userId)
    .setIssuer(issuer)
    .setAudience(issuer)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + accessTokenMinutes * 60)
    .sign(secret);
}

/** The caller that a token stands for; undefined if it is forged, expired or not ours. */
export async function verifyAccessToken({ secret, now }: Signer, token: string): Promise<Caller | undefined> {
  try {
    const { payload } = await jwtVerify<{ sid: string }>(token, secret, {
      issuer,
      audience: issuer,
      algorithms: [algorithm],
      requiredClaims: ['sub', 'sid', 'exp'],
      currentDate: now(),
    });
    return { userId: payload.sub as string, sessionId: payload.sid };
  } catch (error) {
    if (error instanceof JOSEError) return undefined;
    throw error;
  }
}
