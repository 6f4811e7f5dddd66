import { basePath, bellFeed, type Call, contract, liveFeeds, refuse } from '@traip/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from './send-refusal.ts';

/** What no route answers: a path that is not there, or a call made with another method, which is told the right ones. */
export function refuseUnknown(request: FastifyRequest, reply: FastifyReply) {
  const allowed = methodsAt(pathOf(request.url));
  if (allowed.length === 0) return sendRefusal(reply, refuse('NOT_FOUND'));
  reply.header('allow', allowed.join(', '));
  return sendRefusal(reply, refuse('METHOD_NOT_ALLOWED', { details: { allowed } }));
}

function methodsAt(path: string): string[] {
  const parts = path.split('/');
  const found = routes().filter((route) => isAt(route, parts));
  return [...new Set(found.map(({ method }) => method))].sort();
}

const pathOf = (url: string) => url.split('?', 1)[0] ?? '';

interface Route {
  readonly method: string;
  readonly parts: readonly string[];
}

const isAt = (route: Route, parts: readonly string[]) =>
  route.parts.length === parts.length &&
  route.parts.every((part, index) => part.startsWith('{') || part === parts[index]);

let known: readonly Route[] | undefined;

function routes(): readonly Route[] {
  known ??= [...Object.values(contract), liveFeeds, { bellFeed }]
    .flatMap((calls) => Object.values<Call>(calls))
    .map(({ method, path }) => ({ method, parts: `${basePath}${path}`.split('/') }));
  return known;
}
