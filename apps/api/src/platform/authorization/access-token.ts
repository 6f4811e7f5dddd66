import type { Keys } from '../services/keys.ts';
import type { Services } from '../services/services.ts';
import { signToken, verifyToken } from '../services/signed-token.ts';
import type { Caller } from './caller.ts';
import { KnownTokens } from './known-tokens.ts';

const seconds = 15 * 60;

type Signer = Pick<Services, 'keys' | 'now'>;

export function signAccessToken(signer: Signer, { userId, sessionId }: Caller): Promise<string> {
  return signToken(signer, 'access-token', { subject: userId, claims: { sid: sessionId }, seconds });
}

/** The caller a token identifies; undefined if it is forged, expired or not ours. */
export async function verifyAccessToken(signer: Signer, token: string): Promise<Caller | undefined> {
  const tokens = tokensOf(signer.keys);
  const caller = tokens.callerOf(token, signer.now());
  if (caller) return caller;
  const requiredClaims = ['sub', 'sid', 'exp'];
  const payload = await verifyToken<{ sid: string }>(signer, 'access-token', token, { requiredClaims });
  if (!payload) return undefined;
  const verified = { userId: payload.sub as string, sessionId: payload.sid };
  tokens.add(token, { caller: verified, expiresAt: payload.exp as number });
  return verified;
}

const known = new WeakMap<Keys, KnownTokens>();

/** Tokens signed with one secret are not valid under another. */
function tokensOf(keys: Keys): KnownTokens {
  const tokens = known.get(keys) ?? new KnownTokens();
  known.set(keys, tokens);
  return tokens;
}
