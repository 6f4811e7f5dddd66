import { randomUUID } from 'node:crypto';
import type { Services } from '../../platform/services/services.ts';
import { signToken, verifyToken } from '../../platform/services/signed-token.ts';

type Signer = Pick<Services, 'keys' | 'now'>;

/** Proves an earlier sign-in to an account on this device. It opens nothing, and never expires. */
export function signDeviceToken(signer: Signer, userId: string): Promise<string> {
  return signToken(signer, 'device-token', { subject: userId, claims: { jti: randomUUID() } });
}

/** The device, if the token is ours and was issued for this account. */
export async function readDeviceToken(
  signer: Signer,
  token: string | undefined,
  userId: string | undefined,
): Promise<string | undefined> {
  if (token === undefined || userId === undefined) return undefined;
  const options = { subject: userId, requiredClaims: ['jti'] };
  return (await verifyToken(signer, 'device-token', token, options))?.jti;
}
