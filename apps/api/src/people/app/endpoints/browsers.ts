import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../../platform/services/services.ts';
import { type FoundApp, isOriginKnown } from '../client/queries.ts';
import { isLoopback, isOriginOf, portless } from '../client/redirects.ts';

/** Lets scripts of an app read the response on its own pages, and on no others (CORS). */
export function allowOrigin(reply: FastifyReply, app: FoundApp, origin: string | undefined): void {
  reply.header('vary', 'origin');
  if (origin !== undefined && isOriginOf(app.redirectUris, origin))
    reply.header('access-control-allow-origin', origin);
}

/** A preflight does not say which app it is for: the page must belong to some app. */
export async function allowPreflight(
  { db }: Pick<Services, 'db'>,
  { headers: { origin } }: FastifyRequest,
  reply: FastifyReply,
) {
  reply.code(204).headers({ allow: 'POST, OPTIONS', vary: 'origin' });
  if (origin === undefined) return reply.send();
  const origins = isLoopback(origin) ? [origin, portless(origin)] : [origin];
  if (await isOriginKnown(db, origins))
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'authorization, content-type',
      'access-control-max-age': '600',
    });
  return reply.send();
}
