import { type Call, isRefusal, type Refusal, refuse } from '@traip/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { identifyCaller } from '../authorization/identify-caller.ts';
import { readInput } from '../http/read-input.ts';
import type { Services } from '../services/services.ts';
import type { Feed, FeedKind, Viewer } from './feed/feed.ts';
import { findOrganisationId, findVisibleFeeds } from './feed/queries.ts';
import { verifyTicket } from './feed/ticket.ts';
import type { ConnectionLimiter } from './hub/connection-limiter.ts';
import { Follower } from './hub/follower.ts';
import type { Hub, Resume } from './hub/hub.ts';
import { retry } from './hub/message.ts';

/** What the live routes share. */
export interface LiveServices {
  readonly services: Services;
  readonly hub: Hub;
  readonly limiter: ConnectionLimiter;
  readonly maxBufferedBytes: number;
  /** New followers are refused: they reconnect to the next process. */
  isStopping: boolean;
}

interface FollowRequest {
  readonly feed: Feed;
  readonly viewer: Viewer | null;
  readonly resume: Resume;
}

/** Identifies, parses and authorizes, in the order of every call. */
export async function readFollowRequest(
  services: Services,
  kind: FeedKind,
  call: Call,
  request: FastifyRequest,
): Promise<FollowRequest | Refusal> {
  const caller = await identifyCaller(services, call, request);
  if (isRefusal(caller)) return caller;
  const input = readInput(call, request);
  if (isRefusal(input)) return input;
  const { token, lastEventId } = input.query as { token?: string; lastEventId?: string };
  const feed = await findFeed(services, kind, input.params as FeedRef);
  if (!feed) return refuse('NOT_FOUND');
  const bearer = caller !== null && 'userId' in caller ? caller : null;
  const viewer = token === undefined ? bearer : await verifyTicket(services, token, feed);
  // A ticket that is sent must be valid, like a token: a silent fallback would hide that it has expired.
  if (viewer === undefined) return refuse('UNAUTHORIZED', { field: 'token' });
  const visible = await findVisibleFeeds(services.db, viewer?.userId ?? null, kind, [feed.id]);
  if (!visible.has(feed.id)) return refuse('NOT_FOUND');
  const lastSeenId = request.headers['last-event-id'] ?? lastEventId;
  return { feed, viewer, resume: resumeFrom(typeof lastSeenId === 'string' ? lastSeenId : undefined) };
}

/** An organisation is named by its code, anything else by its id. */
interface FeedRef {
  readonly id?: string;
  readonly orgCode?: string;
}

export async function findFeed(
  { db }: Pick<Services, 'db'>,
  kind: FeedKind,
  { id: given, orgCode }: FeedRef,
): Promise<Feed | undefined> {
  const id = orgCode === undefined ? given : await findOrganisationId(db, orgCode);
  return id === undefined ? undefined : { kind, id };
}

/** An unknown id leads to a reset rather than a refusal: after a refusal a browser would not reconnect. */
function resumeFrom(lastSeenId: string | undefined): Resume {
  if (lastSeenId === undefined || lastSeenId === '') return 'begin';
  return /^\d{1,15}$/.test(lastSeenId) ? Number(lastSeenId) : 'lost';
}

/** Opens the event stream; from here on no refusal can be sent. */
export function openStream(
  live: LiveServices,
  followRequest: FollowRequest,
  reply: FastifyReply,
  release: () => void,
): void {
  const { hub, maxBufferedBytes } = live;
  reply.hijack();
  const response = reply.raw;
  const follower = new Follower(response, { ...followRequest, maxBufferedBytes });
  response.once('close', () => {
    hub.remove(follower);
    release();
  });
  // The stream ends with its connection; chunked encoding would take three writes per message instead of one.
  response.useChunkedEncodingByDefault = false;
  response.writeHead(200, { ...reply.getHeaders(), ...headers } as Record<string, string>);
  response.write(retry);
  hub.add(follower, followRequest.resume).catch((error: unknown) => {
    reply.log.error({ err: error }, 'what a follower had missed could not be told');
    follower.drop();
  });
}

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  // No caching, compression or buffering on the way: each message arrives as it is sent.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  // The connection is not reused, so that stopping the server does not wait for it.
  connection: 'close',
};
