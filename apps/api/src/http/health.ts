import { refuse } from '@traip/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { sendRefusal } from './serve.ts';

/** `/health`: the process lives. `/ready`: it can serve, which needs the database. */
export function serveHealth(app: FastifyInstance, db: Database): void {
  app.get('/health', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/ready', { logLevel: 'warn' }, async (request, reply) => {
    try {
      await sql`select 1`.execute(db);
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer');
      return sendRefusal(reply, refuse('SERVICE_UNAVAILABLE'));
    }
  });
}
