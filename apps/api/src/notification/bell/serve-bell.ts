import { basePath, bellFeed, isRefusal, type Refusal, refuse } from '@traip/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { identifyCaller } from '../../platform/authorization/identify-caller.ts';
import { isSessionOpen } from '../../platform/authorization/queries.ts';
import { readInput } from '../../platform/http/read-input.ts';
import { sendRefusal } from '../../platform/http/send-refusal.ts';
import { unavailableRefusal } from '../../platform/http/unavailable-refusal.ts';
import type { Viewer } from '../../platform/live/feed/feed.ts';
import { verifyTicket } from '../../platform/live/feed/ticket.ts';
import { ConnectionLimiter, type ConnectionLimits } from '../../platform/live/hub/connection-limiter.ts';
import type { Services } from '../../platform/services/services.ts';
import { Bells } from './bells.ts';
import { ownBell } from './own-bell.ts';

interface BellSettings extends ConnectionLimits {
  readonly heartbeat: number;
}

const defaults: BellSettings = { total: 5_000, perNetwork: 1_000, heartbeat: 15_000 };

/** Pushes the unread count to open pages as an event stream. */
export function serveBell(app: FastifyInstance, services: Services, settings: Partial<BellSettings> = {}) {
  const { heartbeat, ...limits } = { ...defaults, ...settings };
  const bells = new Bells(services.db);
  const limiter = new ConnectionLimiter(limits);
  const report = (error: unknown) => app.log.error({ err: error }, 'trouble with a bell');
  const timer = setInterval(() => void bells.sendHeartbeats().catch(report), heartbeat);
  timer.unref();
  let isStopping = false;
  app.get(basePath + bellFeed.path, { exposeHeadRoute: false }, async (request, reply) => {
    const viewer = await identifyViewer(services, request);
    if (isRefusal(viewer)) return sendRefusal(reply, viewer);
    if (request.raw.socket.destroyed) return reply.hijack();
    if (isStopping) return sendRefusal(reply, unavailableRefusal('unavailable'));
    const release = limiter.acquire(request.ip);
    if (isRefusal(release)) return sendRefusal(reply, release);
    openStream(reply, release);
    bells.add(viewer, reply.raw).catch(report);
  });
  // A stopping server waits for its responses to end; these never end unless closed.
  app.addHook('preClose', async () => {
    isStopping = true;
    bells.endAll();
  });
  return {
    poll: () => void bells.poll().catch(report),
    stop: () => {
      clearInterval(timer);
      bells.endAll();
    },
  };
}

/** By access token, or by a ticket where no header can be sent. */
async function identifyViewer(services: Services, request: FastifyRequest): Promise<Viewer | Refusal> {
  const caller = await identifyCaller(services, bellFeed, request);
  if (isRefusal(caller)) return caller;
  const input = readInput(bellFeed, request);
  if (isRefusal(input)) return input;
  const { token } = input.query as { token?: string };
  const bearer = caller !== null && 'userId' in caller ? caller : undefined;
  const viewer = token === undefined ? bearer : await verifyTicket(services, token, ownBell);
  const isOpen = viewer !== undefined && (await isSessionOpen(services.db, viewer.sessionId));
  return isOpen ? viewer : refuse('UNAUTHORIZED', { field: 'token' });
}

function openStream(reply: FastifyReply, release: () => void): void {
  reply.hijack();
  const response = reply.raw;
  response.once('close', release);
  response.writeHead(200, { ...reply.getHeaders(), ...headers } as Record<string, string>);
  response.write('retry: 3000\n\n');
}

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  connection: 'close',
};
