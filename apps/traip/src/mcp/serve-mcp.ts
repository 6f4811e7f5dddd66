import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { fetchInside } from './fetch-inside.ts';

type Endpoint = ReturnType<typeof import('@traip/mcp')['createEndpoint']>;

const path = '/mcp';
/** More than any proposal needs; the endpoint has the same limit. */
const bodyLimit = 262_144;

/**
 * Serves MCP next to the API. It has no authorization of its own: each request brings an access token, and
 * all its calls go to the API with that token, in this process.
 */
export function serveMcp(app: FastifyInstance, { PUBLIC_ORIGIN }: Pick<Config, 'PUBLIC_ORIGIN'>): void {
  let opened: Promise<Endpoint> | undefined;
  const open = () => {
    // Loaded with the first client: most installations start without one.
    opened ??= import('@traip/mcp').then(({ createEndpoint }) =>
      createEndpoint({ origin: PUBLIC_ORIGIN, pages: [new URL(PUBLIC_ORIGIN).hostname] }),
    );
    return opened;
  };
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) =>
      done(null, body),
    );
    scope.all(path, { bodyLimit }, async (request, reply) => {
      const answer = (await open())(webRequest(PUBLIC_ORIGIN, request), fetchInside(app, request.ip));
      return send(reply, await answer);
    });
  });
}

function webRequest(origin: string, { method, headers, body }: FastifyRequest): Request {
  const sent = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  const hasBody = typeof body === 'string' && method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(path, origin), { method, headers: sent, ...(hasBody ? { body } : {}) });
}

async function send(reply: FastifyReply, answer: Response): Promise<FastifyReply> {
  reply.code(answer.status).headers(Object.fromEntries(answer.headers));
  reply.header('cache-control', 'no-store');
  return reply.send(Buffer.from(await answer.arrayBuffer()));
}
