import { basePath, bellFeed, type Call, contract, isForOtherSites, liveFeeds, refuse } from '@traip/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { documentationPaths } from './documentation.ts';
import { preflightHeaders } from './other-sites.ts';
import { sendRefusal } from './send-refusal.ts';

interface KnownRoute {
  readonly method: string;
  /** Null where any text is allowed. */
  readonly segments: readonly (string | null)[];
  readonly isForOtherSites: boolean;
}

let known: readonly KnownRoute[] | null = null;

/** Built on the first request that needs it. */
function knownRoutes(): readonly KnownRoute[] {
  known ??= [
    ...Object.values(contract)
      .flatMap((calls) => Object.values<Call>(calls))
      .map((call) => knownRoute(call, isForOtherSites(call))),
    ...Object.values<Call>(liveFeeds).map((call) => knownRoute(call, true)),
    knownRoute(bellFeed, false),
    ...documentationPaths.map((path) => knownRoute({ method: 'GET', path }, true)),
  ];
  return known;
}

function knownRoute({ method, path }: Pick<Call, 'method' | 'path'>, isOpen: boolean): KnownRoute {
  const segments = (basePath + path).split('/').map((part) => (part.startsWith('{') ? null : part));
  return { method, segments, isForOtherSites: isOpen };
}

function isAt({ segments }: KnownRoute, path: string): boolean {
  const parts = path.split('/');
  return (
    parts.length === segments.length &&
    segments.every((segment, at) => (segment === null ? parts[at] !== '' : segment === parts[at]))
  );
}

/**
 * Responds to requests outside the calls: a browser's preflight for a page of another site, a method that an
 * address does not have, and unknown addresses.
 */
export function answerUnrouted(request: FastifyRequest, reply: FastifyReply) {
  const [path = ''] = request.url.split('?');
  const matching = knownRoutes().filter((route) => isAt(route, path));
  if (matching.length === 0 || withHead(matching).includes(request.method))
    return sendRefusal(reply, refuse('NOT_FOUND'));
  reply.header('allow', [...withHead(matching), 'OPTIONS'].join(', '));
  if (request.method !== 'OPTIONS') return sendRefusal(reply, refuse('METHOD_NOT_ALLOWED'));
  const forOthers = matching.filter((route) => route.isForOtherSites);
  if (forOthers.length > 0) reply.headers(preflightHeaders(withHead(forOthers)));
  return reply.code(204).send();
}

/** Anything with GET also has HEAD. */
function withHead(routes: readonly KnownRoute[]): string[] {
  return [...new Set(routes.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))];
}
