import { basePath, type Call, contract } from '@traip/contract';
import type { FastifyInstance } from 'fastify';
import { sendRefusal } from './send-refusal.ts';
import { unavailableRefusal } from './unavailable-refusal.ts';

/** Needed to sign in and read; these write next to nothing. */
const alwaysServed: ReadonlySet<string> = new Set(
  [
    contract.auth.login,
    contract.auth.refresh,
    contract.auth.logout,
    contract.live.ticket,
    contract.notification.ticket,
  ].map(({ path }: Call) => basePath + path),
);

/** While the disk is almost full, writes are refused and reads still work. */
export function refuseWhenFull(app: FastifyInstance, isFull: () => boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    const { url = '' } = request.routeOptions;
    if (!url.startsWith(basePath) || alwaysServed.has(url) || !isFull()) return;
    return sendRefusal(reply, unavailableRefusal('full'));
  });
}
