import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  basePath,
  type Call,
  type Calls,
  errorBody,
  errorCatalogue,
  type FileType,
  isRefusal,
  type Refusal,
  type SentFile,
} from '@traip/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Caller, Context, House } from '../context.ts';
import { recogniseCaller } from '../gate/caller.ts';
import { enter } from '../gate/enter.ts';
import type { ScorerLink } from '../gate/queries.ts';
import type { Handlers } from './handler.ts';
import { localeOf } from './locale.ts';
import { readInput } from './read-input.ts';

type AnyHandler = (context: Context, input: unknown) => Promise<unknown>;

/** Turns the contract into routes. */
export function serve<T extends Readonly<Record<string, Calls>>>(
  app: FastifyInstance,
  house: House,
  contract: T,
  handlers: Handlers<T>,
): void {
  readFiles(app);
  for (const [resource, calls] of Object.entries(contract)) {
    const group = handlers[resource] as Record<string, AnyHandler>;
    for (const [name, call] of Object.entries(calls)) serveCall(app, house, call, group[name] as AnyHandler);
  }
}

/** A call that takes a file gets its bytes as they are; what they really are is looked at later. */
function readFiles(app: FastifyInstance): void {
  const types: (string | RegExp)[] = [/^image\//, 'application/octet-stream'];
  for (const type of types) {
    app.addContentTypeParser(
      type,
      { parseAs: 'buffer' },
      async (_: unknown, bytes: Buffer | string) => bytes,
    );
  }
}

function serveCall(app: FastifyInstance, house: House, call: Call, handler: AnyHandler): void {
  const callers = new WeakMap<FastifyRequest, Caller | ScorerLink | null>();
  app.route({
    method: call.method,
    url: basePath + call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    ...(call.maxBodyBytes === undefined ? {} : { bodyLimit: call.maxBodyBytes }),
    ...(call.upload ? { bodyLimit: call.upload.maxBytes, config: { takesFile: true } } : {}),
    // Before the body is read: a stranger's five megabytes are not even listened to.
    onRequest: async (request, reply) => {
      const caller = await recogniseCaller(house, call, request);
      if (isRefusal(caller)) return sendRefusal(reply, caller);
      callers.set(request, caller);
    },
    handler: async (request, reply) => {
      const outcome = await answer(house, call, handler, callers.get(request) ?? null, request);
      return isRefusal(outcome) ? sendRefusal(reply, outcome) : sendReply(reply, call, outcome);
    },
  });
}

/** Who is calling, then what they say, then whether they may, then the work: always in this order. */
async function answer(
  house: House,
  call: Call,
  handler: AnyHandler,
  recognised: Caller | ScorerLink | null,
  request: FastifyRequest,
): Promise<unknown> {
  const input = readInput(call, request);
  if (isRefusal(input)) return input;
  const scope = await enter(house, call, recognised, input);
  if (isRefusal(scope)) return scope;
  const caller = recognised !== null && 'userId' in recognised ? recognised : null;
  const context = { ...house, caller, scope, locale: localeOf(request), ip: request.ip, log: request.log };
  return handler(context, input);
}

function sendReply(reply: FastifyReply, call: Call, value: unknown) {
  if (call.replyIsFile) return sendFile(reply, call, call.replyIsFile, value as SentFile);
  const body = JSON.stringify(z.encode(call.reply as z.ZodType, value));
  reply.type('application/json; charset=utf-8').header('cache-control', cacheControl[call.cache ?? 'none']);
  if (call.cache === 'revalidate' && isKnown(reply, body)) return reply.code(304).send();
  return reply.code(call.status ?? 200).send(body);
}

/** People look at a document before they keep it; other files are for their programs. */
function sendFile(reply: FastifyReply, { cache }: Call, type: FileType, { fileName, content }: SentFile) {
  reply
    .type(type === 'application/pdf' ? type : `${type}; charset=utf-8`)
    .header(
      'content-disposition',
      `${type === 'application/pdf' ? 'inline' : 'attachment'}; filename="${fileName}"`,
    )
    .header('cache-control', cacheControl[cache ?? 'none'])
    .header('x-content-type-options', 'nosniff');
  if (typeof content !== 'string') return reply.send(Readable.from(content));
  return cache === 'revalidate' && isKnown(reply, content) ? reply.code(304).send() : reply.send(content);
}

/** Names what is sent, and tells whether the caller has it already. */
function isKnown(reply: FastifyReply, body: string): boolean {
  const tag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  reply.header('etag', tag);
  const known = reply.request.headers['if-none-match']?.split(',') ?? [];
  return known.some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === tag);
}

/** Hard: a day, and a week of using the old while fetching the new. Revalidate: kept, and asked about each time. */
const cacheControl = {
  none: 'no-store',
  hard: 'public, max-age=86400, stale-while-revalidate=604800',
  revalidate: 'no-cache',
};

export function sendRefusal(reply: FastifyReply, refusal: Refusal) {
  const { status } = errorCatalogue[refusal.refused];
  const wait = retryAfter(refusal.details);
  if (wait !== undefined) reply.header('retry-after', wait);
  return reply.code(status).header('cache-control', 'no-store').send(errorBody(refusal, reply.request.id));
}

function retryAfter(details: unknown): number | undefined {
  const seconds = (details as { retryAfterSeconds?: unknown } | undefined)?.retryAfterSeconds;
  return typeof seconds === 'number' ? seconds : undefined;
}
