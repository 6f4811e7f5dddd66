import type { Services } from '../services/services.ts';
import { signToken, verifyToken } from '../services/signed-token.ts';
import type { Caller } from './caller.ts';

const seconds = 15 * 60;

type Signer = Pick<Services, 'keys' | 'now'>;

export function signAccessToken(signer: Signer, { userId, sessionId }: Caller): Promise<string> {
  return signToken(signer, 'access-token', { subject: userId, claims: { sid: sessionId }, seconds });
}

/** The caller that a token stands for; undefined if it is forged, expired or not ours. */
export async function verifyAccessToken(signer: Signer, token: string): Promise<Caller | undefined> {
  const requiredClaims = ['sub', 'sid', 'exp'];
  const payload = await verifyToken<{ sid: string }>(signer, 'access-token', token, { requiredClaims });
  return payload && { userId: payload.sub as string, sessionId: payload.sid };
}
