import { basePath } from '@traip/contract';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { closed } from './closed.ts';

type Json = Record<string, unknown>;

interface Description {
  readonly paths: Record<string, Record<string, { responses: Record<string, { content?: Json }> }>>;
}

/** A served description, and its schemas as they are needed: each is compiled once. */
class Served {
  readonly #paths: Description['paths'];
  readonly #ajv = new Ajv2020({ strict: false, validateSchema: false, validateFormats: true });

  constructor(description: Description) {
    addFormats.default(this.#ajv);
    this.#paths = description.paths;
    this.#ajv.addSchema(closed(description) as object, 'served');
  }

  /** What is wrong with an answer, or undefined. */
  problemWith({ method, path, status, type, body }: SentAnswer): string | undefined {
    if (path === undefined) return this.#mismatch(['components', 'schemas', 'error'], status, body);
    const operation = this.#paths[path]?.[method];
    if (!operation) return 'the call is not described';
    const response = operation.responses[status];
    if (!response) return `status ${status} is not declared: ${body?.slice(0, 300)}`;
    if (type === undefined) return response.content ? `${status} came without a content type` : undefined;
    if (!response.content?.[type]) return `${status} as ${type} is not declared`;
    if (type !== 'application/json') return undefined;
    return this.#mismatch(
      ['paths', path, method, 'responses', String(status), 'content', type, 'schema'],
      status,
      body,
    );
  }

  #mismatch(pointer: readonly string[], status: number, body: string | undefined): string | undefined {
    const validate = this.#ajv.getSchema(`served#/${pointer.map(escaped).join('/')}`);
    if (!validate) return `${status} has no schema`;
    if (validate(JSON.parse(body ?? ''))) return undefined;
    const found = (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    );
    return `${status} is not what is declared: ${[...new Set(found)].slice(0, 5).join('; ')}`;
  }
}

/** A part of a JSON pointer within an address. */
const escaped = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

interface SentAnswer {
  readonly method: string;
  readonly path: string | undefined;
  readonly status: number;
  readonly type: string | undefined;
  readonly body: string | undefined;
}

/** Read once in a process, from the first backend that is opened in it. */
let served: Promise<Served> | undefined;

async function readServed(app: FastifyInstance): Promise<Served> {
  const { body } = await app.inject(`${basePath}/openapi.json`);
  return new Served(JSON.parse(body));
}

/**
 * Holds every answer of the backend against the description that it serves. What is found is returned when asked
 * for, each kind once: an answer must not change because it is looked at.
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

function answerOf(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  const type = reply.getHeader('content-type');
  return {
    // As the description writes it; undefined where no route was found.
    path: request.routeOptions.url?.replaceAll(/:(\w+)/g, '{$1}'),
    method: request.method.toLowerCase(),
    status: reply.statusCode,
    type: reply.statusCode === 304 ? undefined : String(type).split(';')[0],
    body: typeof payload === 'string' ? payload : undefined,
  };
}
