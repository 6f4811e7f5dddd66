import { basePath, type Call, type Calls, isRefusal, type Refusal } from '@traip/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { enter } from '../authorization/authorize.ts';
import type { Caller } from '../authorization/caller.ts';
import { identifyCaller } from '../authorization/identify-caller.ts';
import type { ScorerLink } from '../authorization/queries.ts';
import type { Keeping } from '../cache/keeping.ts';
import { localeOf } from '../http/locale.ts';
import { readInput } from '../http/read-input.ts';
import { send, type Written, write } from '../http/response.ts';
import { sendRefusal } from '../http/send-refusal.ts';
import type { Services } from '../services/services.ts';
import type { Context } from './context.ts';
import type { Handlers } from './handler.ts';

type AnyHandler = (context: Context, input: unknown) => Promise<unknown>;

/** Turns the contract into routes. */
export function serve<T extends Readonly<Record<string, Calls>>>(
  app: FastifyInstance,
  services: Services,
  contract: T,
  handlers: Handlers<T>,
  keeping?: Keeping,
): void {
  readFiles(app);
  for (const [resource, calls] of Object.entries(contract)) {
    const group = handlers[resource] as Record<string, AnyHandler>;
    for (const [name, call] of Object.entries(calls))
      serveCall(app, { services, call, handler: group[name] as AnyHandler, keeping });
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
  readonly services: Services;
  readonly call: Call;
  readonly handler: AnyHandler;
  readonly keeping: Keeping | undefined;
}

function serveCall(app: FastifyInstance, served: Served): void {
  const { services, call, keeping } = served;
  const callers = new WeakMap<FastifyRequest, Caller | ScorerLink | null>();
  app.route({
    method: call.method,
    url: basePath + call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    ...(call.maxBodyBytes === undefined ? {} : { bodyLimit: call.maxBodyBytes }),
    ...(call.upload ? { bodyLimit: call.upload.maxBytes, config: { takesFile: true } } : {}),
    // Before the body is read: a stranger's five megabytes are not even listened to.
    onRequest: async (request, reply) => {
      const caller = await identifyCaller(services, call, request);
      if (isRefusal(caller)) return sendRefusal(reply, caller);
      callers.set(request, caller);
    },
    handler: async (request, reply) => {
      const caller = callers.get(request) ?? null;
      const make = () => answer(served, caller, request);
      const outcome = await (keeping && caller === null ? keeping.make(call, reply, make) : make());
      if (caller !== null && 'userId' in caller) request.log = request.log.child({ person: caller.userId });
      return isRefusal(outcome) ? sendRefusal(reply, outcome) : send(reply, call, outcome);
    },
  });
}

/** Who is calling, then what they say, then whether they may, then the work: always in this order. */
async function answer(
  { services, call, handler, keeping }: Served,
  recognised: Caller | ScorerLink | null,
  request: FastifyRequest,
): Promise<Written | Refusal> {
  const input = readInput(call, request);
  if (isRefusal(input)) return input;
  const scope = await enter(services, call, recognised, input);
  if (isRefusal(scope)) return scope;
  const caller = recognised !== null && 'userId' in recognised ? recognised : null;
  const outcome = await handler(
    {
      ...services,
      caller,
      scope,
      locale: localeOf(request),
      log: request.log,
      get ip() {
        keeping?.noteAsker();
        return request.ip;
      },
    },
    input,
  );
  return isRefusal(outcome) ? outcome : write(call, outcome);
}
