import { NotificationKind } from '@traip/contract';
import { jwtVerify, SignJWT } from 'jose';
import { JOSEError } from 'jose/errors';
import { z } from 'zod';
import type { Services } from '../../platform/services/services.ts';

const issuer = 'traip';
// Differs from that of access tokens, so that it cannot be used as one.
const audience = 'traip-unsubscribe';
const algorithm = 'HS256';

type Signer = Pick<Services, 'secret' | 'now'>;

/** Whose emails a link ends, and which kinds. */
export interface Unsubscription {
  readonly userId: string;
  readonly kinds: readonly NotificationKind[];
}

/** Never expires: the link in an email from months ago must still work. */
export function signUnsubscribeToken({ secret, now }: Signer, { userId, kinds }: Unsubscription) {
  return new SignJWT({ kinds: [...new Set(kinds)] })
    .setProtectedHeader({ alg: algorithm })
    .setSubject(userId)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(Math.floor(now().getTime() / 1000))
    .sign(secret);
}

const Claims = z.object({ sub: z.uuid(), kinds: z.array(NotificationKind).min(1) });

/** Undefined if the token is forged or truncated. */
export async function verifyUnsubscribeToken(
  { secret, now }: Signer,
  token: string,
): Promise<Unsubscription | undefined> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      issuer,
      audience,
      algorithms: [algorithm],
      currentDate: now(),
    });
    const { success, data } = Claims.safeParse(payload);
    return success ? { userId: data.sub, kinds: data.kinds } : undefined;
  } catch (error) {
    if (error instanceof JOSEError) return undefined;
    throw error;
  }
}
