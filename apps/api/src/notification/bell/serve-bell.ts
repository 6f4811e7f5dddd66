import { basePath, bellFeed, isRefusal, type Refusal, refuse } from '@traip/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { identifyCaller } from '../../platform/authorization/identify-caller.ts';
import { isSessionOpen } from '../../platform/authorization/queries.ts';
import { readInput } from '../../platform/http/read-input.ts';
import { sendRefusal } from '../../platform/http/send-refusal.ts';
import type { Viewer } from '../../platform/live/feed/feed.ts';
import { verifyTicket } from '../../platform/live/feed/ticket.ts';
import { ConnectionLimiter, type ConnectionLimits } from '../../platform/live/hub/connection-limiter.ts';
import type { Services } from '../../platform/services/services.ts';
import { Bells } from './bells.ts';
import { ownBell } from './own-bell.ts';

interface Settings extends ConnectionLimits {
  readonly heartbeat: number;
}

const usual: Settings = { total: 5_000, perNetwork: 1_000, heartbeat: 15_000 };

/** Moves the bell of whoever has a page open, without their asking again and again. */
export function serveBell(app: FastifyInstance, services: Services, settings: Partial<Settings> = {}) {
  const { heartbeat, ...room } = { ...usual, ...settings };
  const bells = new Bells(services.db);
  const places = new ConnectionLimiter(room);
  const report = (error: unknown) => app.log.error({ err: error }, 'trouble with a bell');
  const timer = setInterval(() => void bells.beat().catch(report), heartbeat);
  timer.unref();
  app.get(basePath + bellFeed.path, { exposeHeadRoute: false }, async (request, reply) => {
    const viewer = await viewerOf(services, request);
    if (isRefusal(viewer)) return sendRefusal(reply, viewer);
    if (request.raw.socket.destroyed) return reply.hijack();
    const leave = places.acquire(request.ip);
    if (isRefusal(leave)) return sendRefusal(reply, leave);
    open(reply, leave);
    bells.add(viewer, reply.raw).catch(report);
  });
  // A server that stops waits for its answers to end; these have no end of their own.
  app.addHook('preClose', async () => bells.endAll());
  return {
    look: () => void bells.look().catch(report),
    stop: () => {
      clearInterval(timer);
      bells.endAll();
    },
  };
}

/** By token, or by a ticket where no header can be sent. */
async function viewerOf(
  services: Services,
  request: FastifyRequest,
): Promise<Viewer | Refusal<'UNAUTHORIZED' | 'BAD_REQUEST' | 'FILE_TYPE_UNSUPPORTED'>> {
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

function open(reply: FastifyReply, leave: () => void): void {
  reply.hijack();
  const response = reply.raw;
  response.once('close', leave);
  response.writeHead(200, { ...reply.getHeaders(), ...headers } as Record<string, string>);
  response.write('retry: 3000\n\n');
}

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  connection: 'close',
};
