import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { storeFailureOf } from '../../../platform/db/store-failure.ts';
import type { Services } from '../../../platform/services/services.ts';
import { countAttempt } from '../../auth/limits.ts';
import type { FoundApp } from '../client/queries.ts';
import { allowOrigin, allowPreflight } from './browsers.ts';
import type { Exchange, Form } from './exchange.ts';
import { exchangeCode } from './exchange-code.ts';
import { exchangeDeviceCode } from './exchange-device-code.ts';
import { credentialsOf, identifyApp } from './identify-app.ts';
import { deviceGrantType, metadataOf, oauthPaths } from './metadata.ts';
import { isOauthError, type OauthError, oauthError, statusOf } from './oauth-error.ts';
import { refreshTokens } from './refresh-tokens.ts';
import { revokeToken } from './revoke-token.ts';
import { startDevice } from './start-device.ts';

const exchanges: Readonly<Record<string, Exchange>> = {
  authorization_code: exchangeCode,
  refresh_token: refreshTokens,
  [deviceGrantType]: exchangeDeviceCode,
};

/** The response to an app: an object, or nothing. */
type Answer = (app: FoundApp, form: Form) => Promise<object | undefined>;

/** The endpoints that OAuth libraries expect: forms in, and standard errors out. */
export function serveOauth(app: FastifyInstance, services: Services): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16_384 },
      async (_: unknown, text: string | Buffer) => new URLSearchParams(String(text)),
    );
    scope.setErrorHandler(answerFailure);
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    const serve = (path: string, answer: Answer) => {
      scope.options(path, (request, reply) => allowPreflight(services, request, reply));
      scope.post(path, (request, reply) => answerApp(services, { request, reply, answer }));
    };
    serve(oauthPaths.token, (client, form) => exchange(services, client, form));
    serve(oauthPaths.revoke, (client, form) =>
      services.db.transaction().execute((trx) => revokeToken(trx, { app: client, form, at: services.now() })),
    );
    serve(oauthPaths.deviceAuthorization, (client, form) => startDevice(services, client, form));
  });
  app.get('/.well-known/oauth-authorization-server', (_request, reply) =>
    reply
      .headers({ 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=300' })
      .send(metadataOf(services.publicOrigin)),
  );
}

async function exchange({ db, keys, now }: Services, app: FoundApp, form: Form): Promise<object> {
  const { grant_type: type } = form;
  if (type === undefined) return oauthError('invalid_request', 'grant_type is missing');
  const found = Object.hasOwn(exchanges, type) ? exchanges[type] : undefined;
  if (!found) return oauthError('unsupported_grant_type', `One of: ${Object.keys(exchanges).join(', ')}`);
  return db.transaction().execute((trx) => found(trx, { app, form, keys, at: now() }));
}

interface AppRequest {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly answer: Answer;
}

async function answerApp(services: Services, { request, reply, answer }: AppRequest) {
  const form = readForm(request.body);
  if (isOauthError(form)) return sendError(reply, form);
  const { authorization, origin } = request.headers;
  const given = credentialsOf(authorization, form);
  const subject = 'id' in given ? (given.id ?? '') : '';
  const limited = await countAttempt({ ...services, ip: request.ip }, 'app-tokens', subject);
  if (limited) {
    const { retryAfterSeconds } = limited.details as { retryAfterSeconds: number };
    reply.header('retry-after', retryAfterSeconds);
    return reply.code(429).send(oauthError('slow_down', `Wait ${retryAfterSeconds} seconds`));
  }
  const app = await identifyApp(services, authorization, form);
  if (isOauthError(app)) {
    if (authorization !== undefined) reply.header('www-authenticate', 'Basic realm="Traip"');
    return sendError(reply, app);
  }
  allowOrigin(reply, app, origin);
  const answered = await answer(app, form);
  if (answered && isOauthError(answered)) return sendError(reply, answered);
  return reply.header('pragma', 'no-cache').send(answered ?? '');
}

/** Each parameter at most once; an empty one counts as missing (RFC 6749, 3.2). */
function readForm(body: unknown): Form | OauthError {
  if (!(body instanceof URLSearchParams)) return oauthError('invalid_request', 'Send a form');
  const names = [...body.keys()];
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) return oauthError('invalid_request', 'A parameter appears twice');
  return Object.fromEntries([...body].filter(([name, value]) => name !== 'error' && value !== ''));
}

function sendError(reply: FastifyReply, error: OauthError) {
  const log = reply.request.log;
  if (error.error !== 'authorization_pending') log.info({ refused: error.error }, 'refused');
  return reply.code(statusOf(error)).send(error);
}

function answerFailure(failure: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { statusCode = 500 } = failure;
  if (statusCode < 500)
    return sendError(reply, oauthError('invalid_request', 'Send a form: application/x-www-form-urlencoded'));
  request.log.error({ err: failure }, 'unexpected failure');
  return sendError(
    reply,
    storeFailureOf(failure)
      ? oauthError('temporarily_unavailable', 'Try again in a moment')
      : oauthError('server_error', `Request ${request.id}`),
  );
}
