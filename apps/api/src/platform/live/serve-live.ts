import { basePath, type Call, isRefusal, liveFeeds } from '@traip/contract';
import type { FastifyInstance } from 'fastify';
import { listen, liveChannel } from '../db/listen.ts';
import type { Store } from '../db/open.ts';
import { otherSiteHeaders } from '../http/other-sites.ts';
import { sendRefusal } from '../http/send-refusal.ts';
import { unavailableRefusal } from '../http/unavailable-refusal.ts';
import type { Services } from '../services/services.ts';
import type { FeedKind } from './feed/feed.ts';
import { type LiveServices, openStream, readFollowRequest } from './follow.ts';
import { ConnectionLimiter, type ConnectionLimits } from './hub/connection-limiter.ts';
import { Hub } from './hub/hub.ts';

export interface LiveSettings extends ConnectionLimits {
  /** Milliseconds between two heartbeats. */
  readonly heartbeat: number;
  /** How many bytes may be buffered for one client that does not read. */
  readonly maxBufferedBytes: number;
}

const defaults: LiveSettings = {
  total: 5_000,
  perNetwork: 1_000,
  heartbeat: 15_000,
  maxBufferedBytes: 256 * 1024,
};

interface Live {
  /** How many connections are open now. */
  followers(): number;
  stop(): Promise<void>;
}

/** Serves the feeds of matches, competitions and organisations as event streams. */
export async function serveLive(
  app: FastifyInstance,
  services: Services,
  { store, settings }: { readonly store: Store; readonly settings?: Partial<LiveSettings> | undefined },
): Promise<Live> {
  const { heartbeat, maxBufferedBytes, ...limits } = { ...defaults, ...settings };
  const hub = new Hub(services);
  const report = (error: unknown) => app.log.error({ err: error }, 'trouble with what is followed live');
  const handlers = { onNotice: () => void hub.poll().catch(report), onError: report };
  const listener = await listen(store, liveChannel, handlers);
  const stopHeartbeat = repeatEvery(heartbeat, () => hub.heartbeat().catch(report));
  const limiter = new ConnectionLimiter(limits);
  const live: LiveServices = { services, hub, limiter, maxBufferedBytes, isStopping: false };
  for (const [kind, call] of Object.entries(liveFeeds)) serveFeed(app, live, kind as FeedKind, call);
  // A stopping server waits for its responses to end; these never end unless closed.
  app.addHook('preClose', async () => {
    live.isStopping = true;
    await endAllStreams(hub);
  });
  return {
    followers: () => live.limiter.followers,
    stop: async () => {
      await stopHeartbeat();
      await listener.stop();
      await endAllStreams(hub);
    },
  };
}

function serveFeed(app: FastifyInstance, live: LiveServices, kind: FeedKind, call: Call): void {
  app.route({
    method: 'GET',
    url: basePath + call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      reply.headers(otherSiteHeaders);
      const followRequest = await readFollowRequest(live.services, kind, call, request);
      if (isRefusal(followRequest)) return sendRefusal(reply, followRequest);
      // The client has disconnected meanwhile: `close` would never fire.
      if (reply.raw.destroyed || request.raw.socket.destroyed) return reply.hijack();
      if (live.isStopping) return sendRefusal(reply, unavailableRefusal('unavailable'));
      const release = live.limiter.acquire(request.ip);
      if (isRefusal(release)) return sendRefusal(reply, release);
      openStream(live, followRequest, reply, release);
    },
  });
}

/** Never overlaps two runs. The returned function stops it and waits for the current run. */
function repeatEvery(milliseconds: number, task: () => Promise<void>): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let running = Promise.resolve();
  const wait = () => {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = task().then(wait);
    }, milliseconds);
    timer.unref();
  };
  wait();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return running;
  };
}

async function endAllStreams(hub: Hub): Promise<void> {
  await Promise.all(hub.followers.map((follower) => follower.end()));
}
