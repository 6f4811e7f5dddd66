import { acceptsIdempotencyKey, type Call, type Shape } from '../call.ts';
import type { Locale } from '../error-body.ts';
import { type ErrorCode, errorCatalogue } from '../errors.ts';
import { tokenNeedOf } from '../token-needs.ts';
import type { Json } from './json.ts';
import type { Operation } from './operation.ts';

/** Errors of every call, besides its own. */
const always: readonly ErrorCode[] = [
  'BAD_REQUEST',
  'TOO_MANY_REQUESTS',
  'SERVER_ERROR',
  'SERVICE_UNAVAILABLE',
];

/** Errors with the calls that can answer them. */
const sometimes: readonly (readonly [code: ErrorCode, answers: (call: Call) => boolean])[] = [
  ['UNAUTHORIZED', ({ access }) => access.kind !== 'anyone'],
  ['TOKEN_INVALID', ({ access }) => access.kind !== 'anyone'],
  ['SESSION_REQUIRED', (call) => call.access.kind !== 'anyone' && !acceptsTokens(call)],
  ['TOKEN_SCOPE_MISSING', acceptsTokens],
  ['PERSONAL_TOKEN_REQUIRED', (call) => acceptsTokens(call) && isPersonal(call)],
  ['CONFIRMATION_REQUIRED', ({ stepUp }) => stepUp !== undefined],
  ['PROFILE_INCOMPLETE', needsCompleteProfile],
  ['ADMIN_NEEDS_SECOND_FACTOR', ({ access }) => 'ability' in access],
  ['NOT_FOUND', namesSomething],
  ['FORBIDDEN', (call) => namesSomething(call) && call.access.kind !== 'anyone'],
  ['IDEMPOTENCY_KEY_REUSED', acceptsIdempotencyKey],
  ['IDEMPOTENCY_KEY_IN_USE', acceptsIdempotencyKey],
  ['MALFORMED_JSON', ({ body }) => body !== undefined],
  ['PAYLOAD_TOO_LARGE', ({ method }) => method !== 'GET'],
  ['UNSUPPORTED_MEDIA_TYPE', ({ method }) => method !== 'GET'],
  ['STORAGE_FULL', ({ method }) => method !== 'GET'],
];

/** `x-token-scope` says which scope an access token needs. */
function acceptsTokens(call: Call): boolean {
  return call.access.kind !== 'anyone' && tokenNeedOf(call) !== 'session';
}

/** About the caller as a person: no organisation can act for them. */
function isPersonal({ access, takesOrganisationTokens }: Call): boolean {
  if (access.kind === 'in-organisation') return access.optional === true;
  return access.kind === 'signed-in' && !takesOrganisationTokens;
}

/** The codes of one status share one response. */
export function errorResponses(call: Call, language: Locale): Operation['responses'] {
  const own = sometimes.filter(([, answers]) => answers(call)).map(([code]) => code);
  const codes = new Set([...call.errors, ...always, ...own]);
  const byStatus = Map.groupBy(codes, (code) => errorCatalogue[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, ofStatus]) => [
      status,
      {
        description: ofStatus.map((code) => `${code}: ${errorCatalogue[code].message[language]}`).join('\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/error' } } },
      },
    ]),
  );
}

/** Calls that name something can answer that it does not exist for the caller, or is read-only for them. */
function namesSomething({ access, params, query, body }: Call): boolean {
  return params !== undefined || 'place' in access || [query, body].some(hasName);
}

/** Whether something is named by its ID or code. */
function hasName(shape: Shape | undefined): boolean {
  const { shape: keys = {} } = (shape ?? {}) as { shape?: Record<string, unknown> };
  return Object.keys(keys).some((key) => /^(?:id|code)$|(?:Id|Ids|Code)$/.test(key));
}

function needsCompleteProfile({ method, access, allowsIncompleteProfile }: Call): boolean {
  return method !== 'GET' && access.kind !== 'anyone' && allowsIncompleteProfile !== true;
}

export function errorSchema(): Json {
  const text = { type: 'string' };
  const message = { type: 'object', properties: { es: text, en: text }, required: ['es', 'en'] };
  return {
    type: 'object',
    required: ['error'],
    properties: {
      error: {
        type: 'object',
        required: ['code', 'message'],
        properties: {
          code: { type: 'string', enum: Object.keys(errorCatalogue) },
          message,
          field: text,
          details: {},
          requestId: text,
        },
      },
    },
  };
}
