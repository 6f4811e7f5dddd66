import { basePath, type Call, type Calls, isForOtherSites, isRefusal, type Refusal } from '@traip/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type RequestOrigin, withRequestOrigin } from '../audit/request-origin.ts';
import { admitToken } from '../authorization/admit-token.ts';
import { authorize } from '../authorization/authorize.ts';
import type { Caller, CallerToken } from '../authorization/caller.ts';
import { identifyCaller } from '../authorization/identify-caller.ts';
import type { ScorerLink } from '../authorization/queries.ts';
import type { CacheRecorder } from '../cache/cache-recorder.ts';
import { asOrganisation } from '../db/acting-organisation.ts';
import type { Database } from '../db/schema.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { localeOf } from '../http/locale.ts';
import { otherSiteHeaders } from '../http/other-sites.ts';
import { type CallInputs, readInput } from '../http/read-input.ts';
import { sendRefusal } from '../http/send-refusal.ts';
import { type EncodedReply, encodeReply, sendReply } from '../http/send-reply.ts';
import type { Services } from '../services/services.ts';
import type { Context } from './context.ts';
import type { Handlers } from './handler.ts';
import { answerOnce, hashOfRequest } from './once/answer-once.ts';

type AnyHandler = (context: Context, input: unknown) => Promise<unknown>;

/** Registers a route for every call of the contract. */
export function serveCalls<T extends Readonly<Record<string, Calls>>>(
  app: FastifyInstance,
  services: Services,
  contract: T,
  handlers: Handlers<T>,
  recorder?: CacheRecorder,
): void {
  parseFiles(app);
  for (const [resource, calls] of Object.entries(contract)) {
    const group = handlers[resource] as Record<string, AnyHandler>;
    for (const [name, call] of Object.entries(calls))
      serveCall(app, { services, call, handler: group[name] as AnyHandler, recorder });
  }
}

/** A call that takes a file gets the raw bytes; their real type is checked later. */
function parseFiles(app: FastifyInstance): void {
  const types: (string | RegExp)[] = [/^image\//, 'application/pdf', 'application/octet-stream'];
  for (const type of types) {
    app.addContentTypeParser(
      type,
      { parseAs: 'buffer' },
      async (_: unknown, bytes: Buffer | string) => bytes,
    );
  }
}

/** A call and what is needed to serve it. */
interface ServedCall {
  readonly services: Services;
  readonly call: Call;
  readonly handler: AnyHandler;
  readonly recorder: CacheRecorder | undefined;
}

function serveCall(app: FastifyInstance, servedCall: ServedCall): void {
  const { services, call, recorder } = servedCall;
  const isForAll = isForOtherSites(call);
  const callers = new WeakMap<FastifyRequest, Caller | ScorerLink | null>();
  app.route({
    method: call.method,
    url: basePath + call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    ...(call.maxBodyBytes === undefined ? {} : { bodyLimit: call.maxBodyBytes }),
    ...(call.upload ? { bodyLimit: call.upload.maxBytes, config: { takesFile: call.upload } } : {}),
    // Before the body is read: an unauthenticated upload is refused without receiving it.
    onRequest: async (request, reply) => {
      if (isForAll) reply.headers(otherSiteHeaders);
      const caller = await identifyCaller(services, call, request);
      if (isRefusal(caller)) return sendRefusal(reply, caller);
      const token = tokenOf(caller);
      if (token) {
        const { headers, refused } = await admitToken(services, call, token);
        reply.headers(headers);
        if (refused) return sendRefusal(reply, refused);
      }
      callers.set(request, caller);
    },
    handler: async (request, reply) => {
      const caller = callers.get(request) ?? null;
      const make = () => answerFor(servedCall, caller, request);
      const outcome = await (recorder && caller === null ? recorder.record(call, reply, make) : make());
      if (caller !== null && 'userId' in caller) request.log = request.log.child({ person: caller.userId });
      return isRefusal(outcome) ? sendRefusal(reply, outcome) : sendReply(reply, call, outcome);
    },
  });
}

/** An organisation's token sees and changes only that organisation, down to the queries. */
function answerFor(
  servedCall: ServedCall,
  identified: Caller | ScorerLink | null,
  request: FastifyRequest,
): Promise<EncodedReply | Refusal> {
  const acting = tokenOf(identified)?.organisation ?? null;
  return asOrganisation(acting, () => answerCall(servedCall, identified, request));
}

function tokenOf(identified: Caller | ScorerLink | null): CallerToken | undefined {
  return identified !== null && 'token' in identified ? identified.token : undefined;
}

/** Always in this order: identify the caller, parse the input, authorize, handle. */
async function answerCall(
  served: ServedCall,
  identified: Caller | ScorerLink | null,
  request: FastifyRequest,
): Promise<EncodedReply | Refusal> {
  const { services, call } = served;
  const input = readInput(call, request);
  if (isRefusal(input)) return input;
  const scope = await authorize(services, call, identified, input);
  if (isRefusal(scope)) return scope;
  const caller = identified !== null && 'userId' in identified ? identified : null;
  const handle = (db: Database) => handleCall(served, { db, caller, scope, request, identified, input });
  const key = caller === null ? undefined : readIdempotencyKey(call, request);
  if (isRefusal(key)) return key;
  if (caller === null || key === undefined) return handle(services.db);
  const keyed = {
    userId: caller.userId,
    call: [caller.token?.organisation?.organisationId, call.method, call.path].filter(Boolean).join(' '),
    key,
    requestHash: hashOfRequest(input),
  };
  return answerOnce(services, keyed, handle);
}

interface Authorized extends Pick<Context, 'db' | 'caller' | 'scope'> {
  readonly request: FastifyRequest;
  readonly identified: Caller | ScorerLink | null;
  readonly input: CallInputs;
}

async function handleCall(
  { services, call, handler, recorder }: ServedCall,
  { db, caller, scope, request, identified, input }: Authorized,
): Promise<EncodedReply | Refusal> {
  const context = {
    ...services,
    db,
    caller,
    scope,
    locale: localeOf(request),
    log: request.log,
    get ip() {
      recorder?.markCallerSpecific();
      return request.ip;
    },
    get userAgent() {
      recorder?.markCallerSpecific();
      return request.headers['user-agent'] ?? '';
    },
  };
  const outcome = await withRequestOrigin(originOf(request, identified), () => handler(context, input));
  return isRefusal(outcome) ? outcome : encodeReply(call, outcome);
}

/** Read by writes and by signed-in callers only, whose responses are never cached. */
function originOf(request: FastifyRequest, identified: Caller | ScorerLink | null): RequestOrigin {
  return {
    address: request.ip,
    userAgent: request.headers['user-agent'],
    isScorer: identified !== null && 'linkId' in identified,
    tokenName: tokenOf(identified)?.name,
  };
}
