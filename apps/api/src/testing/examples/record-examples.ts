import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { basePath, type Call } from '@traip/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unknownKeys } from '../../platform/http/unknown-keys.ts';
import { allCalls } from '../call-named.ts';
import { type Example, shortened } from './shortened.ts';

/** The folder for examples; unset in a normal run. */
const folder = process.env.EXAMPLES;

const callsByRoute = new Map<string, (typeof allCalls)[number]>(
  allCalls.map((named) => [`${named[1].method} ${basePath}${named[1].path}`, named] as const),
);

/** Stores successful requests as examples of their calls, if enabled; the best one of all tests wins. */
export function recordExamples(app: FastifyInstance): void {
  if (folder === undefined) return;
  app.addHook('onSend', async (request, reply, payload) => {
    const named = callOf(request);
    if (!named) return;
    const [name, call] = named;
    if (reply.statusCode >= 300 || sendsMore(call, request.body)) return;
    const isJson =
      typeof payload === 'string' && String(reply.getHeader('content-type')).startsWith('application/json');
    const { params, query, body } = request;
    const isFile = Buffer.isBuffer(body);
    const sent = { params, query, ...(body && !isFile ? { body } : {}) };
    save(name, shortened({ ...sent, ...(isJson ? { reply: JSON.parse(payload) } : {}) }));
  });
}

function callOf({ method, routeOptions: { url = '' } }: FastifyRequest) {
  return callsByRoute.get(`${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`);
}

/** A read object sent back with a change is accepted, but isn't a good example. */
const sendsMore = (call: Call, body: unknown) =>
  call.method === 'PUT' && unknownKeys({ ...call, method: 'POST' }, 'body', body).length > 0;

function save(name: string, example: Example): void {
  const file = join(folder ?? '', `${name}.json`);
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Example) : undefined;
  if (before === undefined || worthOf(example) > worthOf(before))
    writeFileSync(file, JSON.stringify(example));
}

/** Prefers the longest example that isn't too long. */
function worthOf(example: Example): number {
  const { length } = JSON.stringify(example);
  return length <= 2_500 ? length : -length;
}
