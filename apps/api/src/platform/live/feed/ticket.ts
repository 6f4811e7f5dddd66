import { jwtVerify, SignJWT } from 'jose';
import { JOSEError } from 'jose/errors';
import type { Services } from '../../services/services.ts';
import { feedKey, type Viewer } from './feed.ts';

/** Long enough to open a connection, too short to be worth stealing from a log. */
const ticketSeconds = 60;

const issuer = 'traip';
// Differs from that of access tokens, so that neither can be used as the other.
const audience = 'traip-live';
const algorithm = 'HS256';

type Signer = Pick<Services, 'secret' | 'now'>;
type FeedRef = Parameters<typeof feedKey>[0];

/** Opens one feed for one session. EventSource cannot send headers, so the ticket goes into the URL. */
export async function signTicket({ secret, now }: Signer, { userId, sessionId }: Viewer, feed: FeedRef) {
  const issuedAt = Math.floor(now().getTime() / 1000);
  const expiresAt = issuedAt + ticketSeconds;
  const ticket = await new SignJWT({ sid: sessionId, feed: feedKey(feed) })
    .setProtectedHeader({ alg: algorithm })
    .setSubject(userId)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(secret);
  return { ticket, expiresAt: new Date(expiresAt * 1000) };
}

/** The session of a ticket for this feed; undefined if it is forged, expired or for another feed. */
export async function verifyTicket(
  { secret, now }: Signer,
  ticket: string,
  feed: FeedRef,
): Promise<Viewer | undefined> {
  try {
    const { payload } = await jwtVerify<{ sid: string; feed: string }>(ticket, secret, {
      issuer,
      audience,
      algorithms: [algorithm],
      currentDate: now(),
      requiredClaims: ['sub', 'sid', 'feed', 'exp'],
    });
    if (payload.feed !== feedKey(feed)) return undefined;
    return { userId: payload.sub as string, sessionId: payload.sid };
  } catch (error) {
    if (error instanceof JOSEError) return undefined;
    throw error;
  }
}
