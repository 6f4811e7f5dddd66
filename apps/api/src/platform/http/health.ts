import type { FastifyInstance } from 'fastify';
import { checkConnection, type Store } from '../db/open.ts';
import { sendRefusal } from './send-refusal.ts';
import { unavailableRefusal } from './unavailable-refusal.ts';

/** `/health`: the process is alive. `/ready`: it can serve, which requires the database. */
export function serveHealth(app: FastifyInstance, store: Store): void {
  app.get('/health', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/ready', { logLevel: 'warn' }, async (request, reply) => {
    try {
      await checkConnection(store);
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer');
      return sendRefusal(reply, unavailableRefusal('unavailable'));
    }
  });
}
