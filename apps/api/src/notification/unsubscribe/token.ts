import { NotificationKind } from '@traip/contract';
import { z } from 'zod';
import type { Services } from '../../platform/services/services.ts';
import { signToken, verifyToken } from '../../platform/services/signed-token.ts';

type Signer = Pick<Services, 'keys' | 'now'>;

/** Whose emails a link stops, and which kinds. */
export interface Unsubscription {
  readonly userId: string;
  readonly kinds: readonly NotificationKind[];
}

/** Never expires: the link in a months-old email must still work. */
export function signUnsubscribeToken(signer: Signer, { userId, kinds }: Unsubscription): Promise<string> {
  const claims = { kinds: [...new Set(kinds)] };
  return signToken(signer, 'unsubscribe', { subject: userId, claims });
}

const Claims = z.object({ sub: z.uuid(), kinds: z.array(NotificationKind).min(1) });

/** Undefined if the token is forged or truncated. */
export async function verifyUnsubscribeToken(
  signer: Signer,
  token: string,
): Promise<Unsubscription | undefined> {
  const payload = await verifyToken(signer, 'unsubscribe', token, {});
  const { success, data } = Claims.safeParse(payload);
  return success ? { userId: data.sub, kinds: data.kinds } : undefined;
}
