import {
  basePath,
  type Call,
  type Calls,
  errorBody,
  errorCatalogue,
  isRefusal,
  type Refusal,
} from '@traip/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, Context, House } from '../context.ts';
import { recogniseCaller } from '../gate/caller.ts';
import { enter } from '../gate/enter.ts';
import type { ScorerLink } from '../gate/queries.ts';
import type { CacheRecorder } from '../pages/cache-recorder.ts';
import type { Handlers } from './handler.ts';
import { localeOf } from './locale.ts';
import { readInput } from './read-input.ts';
import { send, type Written, write } from './written.ts';

type AnyHandler = (context: Context, input: unknown) => Promise<unknown>;

/** Turns the contract into routes. */
export function serve<T extends Readonly<Record<string, Calls>>>(
  app: FastifyInstance,
  house: House,
  contract: T,
  handlers: Handlers<T>,
  recorder?: CacheRecorder,
): void {
  readFiles(app);
  for (const [resource, calls] of Object.entries(contract)) {
    const group = handlers[resource] as Record<string, AnyHandler>;
    for (const [name, call] of Object.entries(calls))
      serveCall(app, { house, call, handler: group[name] as AnyHandler, recorder });
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

/** A call, and what serves it. */
interface Served {
  readonly house: House;
  readonly call: Call;
  readonly handler: AnyHandler;
  readonly recorder: CacheRecorder | undefined;
}

function serveCall(app: FastifyInstance, served: Served): void {
  const { house, call, recorder } = served;
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
      const caller = callers.get(request) ?? null;
      const make = () => answer(served, caller, request);
      const outcome = await (recorder && caller === null ? recorder.record(call, reply, make) : make());
      if (caller !== null && 'userId' in caller) request.log = request.log.child({ person: caller.userId });
      return isRefusal(outcome) ? sendRefusal(reply, outcome) : send(reply, call, outcome);
    },
  });
}

/** Who is calling, then what they say, then whether they may, then the work: always in this order. */
async function answer(
  { house, call, handler, recorder }: Served,
  recognised: Caller | ScorerLink | null,
  request: FastifyRequest,
): Promise<Written | Refusal> {
  const input = readInput(call, request);
  if (isRefusal(input)) return input;
  const scope = await enter(house, call, recognised, input);
  if (isRefusal(scope)) return scope;
  const caller = recognised !== null && 'userId' in recognised ? recognised : null;
  const outcome = await handler(
    {
      ...house,
      caller,
      scope,
      locale: localeOf(request),
      log: request.log,
      get ip() {
        recorder?.markCallerSpecific();
        return request.ip;
      },
    },
    input,
  );
  return isRefusal(outcome) ? outcome : write(call, outcome);
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal) {
  const { status } = errorCatalogue[refusal.refused];
  // Whoever tries doors leaves a trace: who is not known, may not, or tries too often.
  if (isOfAccess(status)) reply.request.log.info({ refused: refusal.refused }, 'refused');
  const wait = retryAfter(refusal.details);
  if (wait !== undefined) reply.header('retry-after', wait);
  return reply.code(status).header('cache-control', 'no-store').send(errorBody(refusal, reply.request.id));
}

const isOfAccess = (status: number) => status === 401 || status === 403 || status === 429;

function retryAfter(details: unknown): number | undefined {
  const seconds = (details as { retryAfterSeconds?: unknown } | undefined)?.retryAfterSeconds;
  return typeof seconds === 'number' ? seconds : undefined;
}
