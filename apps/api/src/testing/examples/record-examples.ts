import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { basePath } from '@traip/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { allCalls } from '../call-named.ts';
import { type Example, shortened } from './shortened.ts';

/** Where examples are collected; unset in an ordinary run. */
const folder = process.env.EXAMPLES;

const namesByRoute = new Map<string, string>(
  allCalls.map(([name, { method, path }]) => [`${method} ${basePath}${path}`, name] as const),
);

/** Keeps what succeeds as examples of its calls, if asked to; the best that any test has made stays. */
export function recordExamples(app: FastifyInstance): void {
  if (folder === undefined) return;
  app.addHook('onSend', async (request, reply, payload) => {
    const name = nameOf(request);
    if (name === undefined || reply.statusCode >= 300) return;
    const isJson =
      typeof payload === 'string' && String(reply.getHeader('content-type')).startsWith('application/json');
    const { params, query, body } = request;
    const isFile = Buffer.isBuffer(body);
    const sent = { params, query, ...(body && !isFile ? { body } : {}) };
    save(name, shortened({ ...sent, ...(isJson ? { reply: JSON.parse(payload) } : {}) }));
  });
}

function nameOf({ method, routeOptions: { url = '' } }: FastifyRequest): string | undefined {
  return namesByRoute.get(`${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`);
}

function save(name: string, example: Example): void {
  const file = join(folder ?? '', `${name}.json`);
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Example) : undefined;
  if (before === undefined || worthOf(example) > worthOf(before))
    writeFileSync(file, JSON.stringify(example));
}

/** The one that shows most without being long. */
function worthOf(example: Example): number {
  const { length } = JSON.stringify(example);
  return length <= 2_500 ? length : -length;
}
