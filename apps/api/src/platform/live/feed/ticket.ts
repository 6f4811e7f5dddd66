import type { Services } from '../../services/services.ts';
import { signToken, verifyToken } from '../../services/signed-token.ts';
import { feedKey, type Viewer } from './feed.ts';

/** Long enough to open a connection, too short to be worth stealing from a log. */
const seconds = 60;

type Signer = Pick<Services, 'keys' | 'now'>;
type FeedRef = Parameters<typeof feedKey>[0];

/** Opens one feed for one session. EventSource cannot send headers, so the ticket goes into the URL. */
export async function signTicket(signer: Signer, { userId, sessionId }: Viewer, feed: FeedRef) {
  const issuedAt = Math.floor(signer.now().getTime() / 1000);
  const claims = { sid: sessionId, feed: feedKey(feed) };
  const ticket = await signToken(signer, 'live-ticket', { subject: userId, claims, seconds });
  return { ticket, expiresAt: new Date((issuedAt + seconds) * 1000) };
}

/** The session of a ticket for this feed; undefined if it is forged, expired or for another feed. */
export async function verifyTicket(
  signer: Signer,
  ticket: string,
  feed: FeedRef,
): Promise<Viewer | undefined> {
  const payload = await verifyToken<{ sid: string; feed: string }>(signer, 'live-ticket', ticket, {
    requiredClaims: ['sub', 'sid', 'feed', 'exp'],
  });
  if (payload?.feed !== feedKey(feed)) return undefined;
  return { userId: payload.sub as string, sessionId: payload.sid };
}
