import { jwtVerify, SignJWT } from 'jose';
import { JOSEError } from 'jose/errors';
import type { Services } from '../../services/services.ts';
import { keyOf, type Viewer } from './feed.ts';

/** Long enough to open a connection, too short to be worth stealing from a log. */
export const ticketSeconds = 60;

const issuer = 'traip';
// Not that of an access token: neither opens what the other does.
const audience = 'traip-live';
const algorithm = 'HS256';

type Signer = Pick<Services, 'secret' | 'now'>;
type Named = Parameters<typeof keyOf>[0];

/** Opens one feed for one session. A browser cannot send a header with an EventSource: this goes into its address. */
export async function writeTicket({ secret, now }: Signer, { userId, sessionId }: Viewer, feed: Named) {
  const issuedAt = Math.floor(now().getTime() / 1000);
  const expiresAt = issuedAt + ticketSeconds;
  const ticket = await new SignJWT({ sid: sessionId, feed: keyOf(feed) })
    .setProtectedHeader({ alg: algorithm })
    .setSubject(userId)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(secret);
  return { ticket, expiresAt: new Date(expiresAt * 1000) };
}

/** For whom a ticket opens this feed, or nothing when it is forged, expired or for another one. */
export async function readTicket(
  { secret, now }: Signer,
  ticket: string,
  feed: Named,
): Promise<Viewer | undefined> {
  try {
    const { payload } = await jwtVerify<{ sid: string; feed: string }>(ticket, secret, {
      issuer,
      audience,
      algorithms: [algorithm],
      currentDate: now(),
      requiredClaims: ['sub', 'sid', 'feed', 'exp'],
    });
    if (payload.feed !== keyOf(feed)) return undefined;
    return { userId: payload.sub as string, sessionId: payload.sid };
  } catch (error) {
    if (error instanceof JOSEError) return undefined;
    throw error;
  }
}
