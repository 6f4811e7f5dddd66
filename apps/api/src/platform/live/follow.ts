import { type Call, isRefusal, type Refusal, refuse } from '@traip/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { identifyCaller } from '../authorization/identify-caller.ts';
import { readInput } from '../http/read-input.ts';
import type { Services } from '../services/services.ts';
import type { Feed, FeedKind, Viewer } from './feed/feed.ts';
import { findOrganisationId, seenAmong } from './feed/queries.ts';
import { readTicket } from './feed/ticket.ts';
import { Follower } from './hub/follower.ts';
import type { Hub, Resume } from './hub/hub.ts';
import { retry } from './hub/message.ts';
import type { Room } from './hub/room.ts';

/** What the lines stand on. */
export interface LiveHouse {
  readonly services: Services;
  readonly hub: Hub;
  readonly room: Room;
  readonly mostWaiting: number;
}

interface Wish {
  readonly feed: Feed;
  readonly viewer: Viewer | null;
  readonly resume: Resume;
}

/** Who asks, for what, and whether they may; in the order of every call. */
export async function readWish(
  services: Services,
  kind: FeedKind,
  call: Call,
  request: FastifyRequest,
): Promise<Wish | Refusal> {
  const caller = await identifyCaller(services, call, request);
  if (isRefusal(caller)) return caller;
  const input = readInput(call, request);
  if (isRefusal(input)) return input;
  const { token, lastEventId } = input.query as { token?: string; lastEventId?: string };
  const feed = await findFeed(services, kind, input.params as Named);
  if (!feed) return refuse('NOT_FOUND');
  const bearer = caller !== null && 'userId' in caller ? caller : null;
  const viewer = token === undefined ? bearer : await readTicket(services, token, feed);
  // A ticket that is shown must be good, as a token must: a silent fallback would hide that it has expired.
  if (viewer === undefined) return refuse('UNAUTHORIZED', { field: 'token' });
  const seen = await seenAmong(services.db, viewer?.userId ?? null, kind, [feed.id]);
  if (!seen.has(feed.id)) return refuse('NOT_FOUND');
  const heard = request.headers['last-event-id'] ?? lastEventId;
  return { feed, viewer, resume: resumeFrom(typeof heard === 'string' ? heard : undefined) };
}

/** What a caller names: an organisation by its code, anything else by its id. */
export interface Named {
  readonly id?: string;
  readonly orgCode?: string;
}

export async function findFeed(
  { db }: Pick<Services, 'db'>,
  kind: FeedKind,
  { id: given, orgCode }: Named,
): Promise<Feed | undefined> {
  const id = orgCode === undefined ? given : await findOrganisationId(db, orgCode);
  return id === undefined ? undefined : { kind, id };
}

/** A browser repeats what it was told. What we have never said leads to a reset, and not to a refusal that would end it. */
function resumeFrom(heard: string | undefined): Resume {
  if (heard === undefined || heard === '') return 'begin';
  return /^\d{1,15}$/.test(heard) ? Number(heard) : 'lost';
}

/** Opens a line. From here on there is no answer to give but what happens. */
export function openLine(live: LiveHouse, wish: Wish, reply: FastifyReply, leave: () => void): void {
  const { hub, mostWaiting } = live;
  reply.hijack();
  const response = reply.raw;
  const follower = new Follower(response, { ...wish, mostWaiting });
  response.once('close', () => {
    hub.remove(follower);
    leave();
  });
  // It ends with its connection: framed in chunks, each word would be three writes instead of one.
  response.useChunkedEncodingByDefault = false;
  response.writeHead(200, { ...reply.getHeaders(), ...headers } as Record<string, string>);
  response.write(retry);
  hub.add(follower, wish.resume).catch((error: unknown) => {
    reply.log.error({ err: error }, 'what a follower had missed could not be told');
    follower.drop();
  });
}

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Neither kept nor compressed nor collected on its way: each word arrives when it is said.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  // A line is not used for another request: its end is the end of the connection, and a stop does not wait for it.
  connection: 'close',
};
