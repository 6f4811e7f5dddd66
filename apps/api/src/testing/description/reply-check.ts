import { basePath } from '@traip/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { closed } from './closed.ts';
import { describedPath } from './described-path.ts';
import { schemaCheck } from './schema-check.ts';

type Json = Record<string, unknown>;

interface Description {
  readonly paths: Record<string, Record<string, { responses: Record<string, { content?: Json }> }>>;
}

interface SentAnswer {
  readonly method: string;
  /** As written in the description; undefined if no route was found. */
  readonly path: string | undefined;
  readonly status: number;
  readonly type: string | undefined;
  readonly body: string | undefined;
}

/** The served description that replies are checked against. */
class Served {
  readonly #paths: Description['paths'];
  readonly #check: ReturnType<typeof schemaCheck>;

  constructor(description: Description) {
    this.#paths = description.paths;
    this.#check = schemaCheck(closed(description) as object);
  }

  /** What is wrong with a reply, or undefined. */
  problemWith({ method, path, status, type, body = '' }: SentAnswer): string | undefined {
    if (method === 'options' && status === 204) return body === '' ? undefined : `${method} has a body`;
    if (path === undefined) return this.#mismatch(['components', 'schemas', 'error'], status, body);
    const described = describedPath(this.#paths, path);
    const operation = this.#paths[described]?.[method];
    if (!operation) return 'the call is not described';
    const response = operation.responses[status];
    if (!response) return `status ${status} is not declared: ${codeIn(body)}`;
    if (type === undefined) return response.content ? `${status} came without a content type` : undefined;
    if (!response.content?.[type]) return `${status} as ${type} is not declared`;
    if (type !== 'application/json') return undefined;
    const place = ['paths', described, method, 'responses', String(status), 'content', type, 'schema'];
    return this.#mismatch(place, status, body);
  }

  #mismatch(place: readonly string[], status: number, body: string): string | undefined {
    const problem = this.#check(place, JSON.parse(body));
    return problem && `${status} is not what is declared: ${problem}`;
  }
}

const codeIn = (body: string) => body.match(/"code":"(\w+)"/)?.[1] ?? body.slice(0, 100);

/** Read once per process, from the first backend that replies. */
let served: Promise<Served> | undefined;

async function readServed(app: FastifyInstance): Promise<Served> {
  const { body } = await app.inject(`${basePath}/openapi.json`);
  return new Served(JSON.parse(body));
}

/**
 * Checks every reply of the backend against its served description. Findings are only collected, each kind
 * once, because checking must not change a reply.
 */
export function checkReplies(app: FastifyInstance): () => readonly string[] {
  const found = new Set<string>();
  app.addHook('onSend', async (request, reply, payload) => {
    const { method, url, routeOptions } = request;
    if (!url.startsWith(`${basePath}/`) || method === 'HEAD' || describes.has(routeOptions.url ?? '')) return;
    served ??= readServed(app);
    const answer = answerOf(request, reply, payload);
    const problem = (await served).problemWith(answer);
    if (problem !== undefined) found.add(`${method} ${answer.path ?? url}: ${problem}`);
  });
  return () => [...found];
}

const describes = new Set(['openapi.json', 'docs'].map((name) => `${basePath}/${name}`));

function answerOf(request: FastifyRequest, reply: FastifyReply, payload: unknown): SentAnswer {
  const type = reply.getHeader('content-type');
  return {
    path: request.routeOptions.url?.replaceAll(/:(\w+)/g, '{$1}'),
    method: request.method.toLowerCase(),
    status: reply.statusCode,
    type: reply.statusCode === 304 ? undefined : String(type).split(';')[0],
    body: typeof payload === 'string' ? payload : undefined,
  };
}
