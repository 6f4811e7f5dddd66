import { NotificationKind } from '@traip/contract';
import { jwtVerify, SignJWT } from 'jose';
import { JOSEError } from 'jose/errors';
import { z } from 'zod';
import type { Services } from '../../platform/services/services.ts';

const issuer = 'traip';
// Not that of an access token: all that it opens is this.
const audience = 'traip-unsubscribe';
const algorithm = 'HS256';

type Signer = Pick<Services, 'secret' | 'now'>;

/** Whose mails a link ends, and which. */
export interface Unsubscribing {
  readonly userId: string;
  readonly kinds: readonly NotificationKind[];
}

/** A mail is found again after months, and its link must still end what it began: it never expires. */
export function writeUnsubscribeToken({ secret, now }: Signer, { userId, kinds }: Unsubscribing) {
  return new SignJWT({ kinds: [...new Set(kinds)] })
    .setProtectedHeader({ alg: algorithm })
    .setSubject(userId)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(Math.floor(now().getTime() / 1000))
    .sign(secret);
}

const Claims = z.object({ sub: z.uuid(), kinds: z.array(NotificationKind).min(1) });

/** What a link ends; nothing when it is forged or cut off. */
export async function readUnsubscribeToken(
  { secret, now }: Signer,
  token: string,
): Promise<Unsubscribing | undefined> {
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
