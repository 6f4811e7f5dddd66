import { basePath, type Call, contract } from '@traip/contract';
import type { FastifyInstance } from 'fastify';
import { notNow } from './not-now.ts';
import { sendRefusal } from './send-refusal.ts';

/** Whoever only wants to read must be able to: what that takes is next to nothing. */
const alwaysServed: ReadonlySet<string> = new Set(
  [
    contract.auth.login,
    contract.auth.refresh,
    contract.auth.logout,
    contract.live.ticket,
    contract.notification.ticket,
  ].map(({ path }: Call) => basePath + path),
);

/** While the disk is short of room, what would be written is refused, and what is there can be read. */
export function refuseWhenFull(app: FastifyInstance, isFull: () => boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    const { url = '' } = request.routeOptions;
    if (!url.startsWith(basePath) || alwaysServed.has(url) || !isFull()) return;
    return sendRefusal(reply, notNow('full'));
  });
}
