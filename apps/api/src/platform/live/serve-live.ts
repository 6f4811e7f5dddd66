import { basePath, type Call, isRefusal, liveFeeds } from '@traip/contract';
import type { FastifyInstance } from 'fastify';
import { listen, liveChannel } from '../db/listen.ts';
import type { Store } from '../db/open.ts';
import { sendRefusal } from '../http/send-refusal.ts';
import type { Services } from '../services/services.ts';
import type { FeedKind } from './feed/feed.ts';
import { type LiveHouse, openLine, readWish } from './follow.ts';
import { Hub } from './hub/hub.ts';
import { Room, type RoomSettings } from './hub/room.ts';

export interface LiveSettings extends RoomSettings {
  /** Milliseconds between two signs of life. */
  readonly heartbeat: number;
  /** How many bytes may wait for one follower who does not read them. */
  readonly mostWaiting: number;
}

const usual: LiveSettings = { inAll: 5_000, perNetwork: 1_000, heartbeat: 15_000, mostWaiting: 256 * 1024 };

export interface Live {
  /** How many follow something at this moment. */
  followers(): number;
  stop(): Promise<void>;
}

/** What happens, as it happens: the feeds of matches, competitions and organisations. */
export async function serveLive(
  app: FastifyInstance,
  services: Services,
  { store, settings }: { readonly store: Store; readonly settings?: Partial<LiveSettings> | undefined },
): Promise<Live> {
  const { heartbeat, mostWaiting, ...room } = { ...usual, ...settings };
  const hub = new Hub(services);
  const report = (error: unknown) => app.log.error({ err: error }, 'trouble with what is followed live');
  const ears = { onNotice: () => void hub.look().catch(report), onError: report };
  const listening = await listen(store, liveChannel, ears);
  const stopBeating = beatEvery(heartbeat, () => hub.beat().catch(report));
  const live: LiveHouse = { services, hub, room: new Room(room), mostWaiting };
  for (const [kind, call] of Object.entries(liveFeeds)) serveFeed(app, live, kind as FeedKind, call);
  // A server that stops waits for its answers to end; these have no end of their own.
  app.addHook('preClose', () => endAll(hub));
  return {
    followers: () => live.room.followers,
    stop: async () => {
      await stopBeating();
      await listening.stop();
      await endAll(hub);
    },
  };
}

function serveFeed(app: FastifyInstance, live: LiveHouse, kind: FeedKind, call: Call): void {
  app.route({
    method: 'GET',
    url: basePath + call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const wish = await readWish(live.services, kind, call, request);
      if (isRefusal(wish)) return sendRefusal(reply, wish);
      // Gone while we looked: there is nobody whose going would be noticed.
      if (reply.raw.destroyed || request.raw.socket.destroyed) return reply.hijack();
      const leave = live.room.take(request.ip);
      if (isRefusal(leave)) return sendRefusal(reply, leave);
      openLine(live, wish, reply, leave);
    },
  });
}

/** One beat at a time: a slow one is not overtaken by the next. What comes back stops it, after the one under way. */
function beatEvery(milliseconds: number, beat: () => Promise<void>): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let beating = Promise.resolve();
  const wait = () => {
    if (isStopped) return;
    timer = setTimeout(() => {
      beating = beat().then(wait);
    }, milliseconds);
    timer.unref();
  };
  wait();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return beating;
  };
}

async function endAll(hub: Hub): Promise<void> {
  await Promise.all(hub.followers.map((follower) => follower.end()));
}
