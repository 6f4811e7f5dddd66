import { z } from 'zod';
import { basePath, type Call, pathParameters, type Shape, type Upload } from './call.ts';
import { liveFeeds } from './calls/live.ts';
import { bellFeed } from './calls/notification.ts';
import { contract } from './contract.ts';
import { type ErrorCode, errorCatalogue } from './errors.ts';
import { webhookEvents } from './shapes/webhook-event.ts';
import { tokenNeedOf } from './token-needs.ts';

type Json = Record<string, unknown>;
type Direction = 'input' | 'output';

/** What every call can answer besides its own errors. */
const sharedErrors: readonly ErrorCode[] = [
  'BAD_REQUEST',
  'SERVER_ERROR',
  'SERVICE_UNAVAILABLE',
  'STORAGE_FULL',
];

/** The contract as an OpenAPI 3.1 document. Payloads bear their names as components. */
export function openApi(): Json {
  const components: Json = { error: errorSchema() };
  const paths: Record<string, Json> = {};
  for (const [resource, calls] of Object.entries({ ...contract, feed: { ...liveFeeds, bell: bellFeed } })) {
    for (const [name, call] of Object.entries<Call>(calls)) {
      const path = paths[basePath + call.path] ?? {};
      path[call.method.toLowerCase()] = operation(resource, name, call, components);
      paths[basePath + call.path] = path;
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Traip', version: '1.0.0', description: 'Where sports leagues and tournaments live.' },
    servers: [{ url: '/' }],
    tags: [...Object.keys(contract), 'feed'].map((name) => ({ name })),
    paths,
    webhooks: webhooksOf(components),
    components: {
      schemas: components,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token of a session, or an access token' },
        scorer: { type: 'apiKey', in: 'header', name: 'x-scorer-token' },
      },
    },
  };
}

/** What is sent to the webhooks of an organisation; signed as standardwebhooks.com says. */
function webhooksOf(components: Json): Json {
  const header = (name: string, description: string) => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
  });
  const parameters = [
    header('webhook-id', 'The same in every attempt'),
    header('webhook-timestamp', 'Seconds since 1970, when this attempt was made'),
    header(
      'webhook-signature',
      'v1, and the base64 HMAC-SHA256 of id.timestamp.body; two of them after a rotation',
    ),
  ];
  const described = Object.entries(webhookEvents).map(([type, { summary, shape }]) => [
    type,
    {
      post: {
        operationId: `webhook.${type}`,
        tags: ['webhook'],
        summary,
        security: [],
        parameters,
        requestBody: { required: true, content: json(schemaOf(shape, 'input', components)) },
        responses: {
          '2XX': { description: 'Received' },
          '410': { description: 'Gone: the webhook is turned off' },
        },
      },
    },
  ]);
  return Object.fromEntries(described);
}

function operation(resource: string, name: string, call: Call, components: Json): Json {
  return {
    operationId: `${resource}.${name}`,
    tags: [resource],
    summary: call.summary,
    'x-who': call.who.kind,
    ...('ability' in call.who && call.who.ability ? { 'x-ability': call.who.ability } : {}),
    ...(call.who.kind === 'anyone' ? {} : { 'x-token-scope': tokenNeedOf(call) }),
    ...securityOf(call),
    parameters: [...pathParametersOf(call, components), ...queryParametersOf(call, components)],
    ...(call.body && {
      requestBody: { required: true, content: json(schemaOf(call.body, 'input', components)) },
    }),
    ...(call.upload && { requestBody: { required: true, content: fileOf(call.upload) } }),
    responses: {
      [call.status ?? 200]: {
        description: 'Done',
        content: replyOf(call, components),
      },
      ...errorResponses(call),
    },
  };
}

function securityOf({ who }: Call): Json {
  if (who.kind === 'anyone') return { security: [] };
  if (who.kind === 'open') return { security: [{}, { bearer: [] }] };
  const takesScorers = who.kind === 'in-organisation' && who.scorer === true;
  return { security: takesScorers ? [{ bearer: [] }, { scorer: [] }] : [{ bearer: [] }] };
}

function pathParametersOf(call: Call, components: Json): Json[] {
  const properties = call.params ? propertiesOf(call.params, components) : {};
  return pathParameters(call.path).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: properties[name] ?? { type: 'string' },
  }));
}

function queryParametersOf(call: Call, components: Json): Json[] {
  const properties = call.query ? propertiesOf(call.query, components) : {};
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', schema }));
}

function propertiesOf(shape: Shape, components: Json): Json {
  return (inlineSchema(shape, 'input', components).properties ?? {}) as Json;
}

/** The codes of one status share one response. */
function errorResponses(call: Call): Json {
  const codes = [
    ...call.errors,
    ...sharedErrors,
    ...(call.who.kind === 'anyone' ? [] : tokenErrors(call)),
    ...(call.stepUp ? ['CONFIRMATION_REQUIRED' as const] : []),
    ...(needsCompleteProfile(call) ? ['PROFILE_INCOMPLETE' as const] : []),
    ...('ability' in call.who ? (['ADMIN_NEEDS_SECOND_FACTOR'] as const) : []),
    ...(namesSomething(call) ? (['NOT_FOUND'] as const) : []),
    ...(namesSomething(call) && call.who.kind !== 'anyone' ? (['FORBIDDEN'] as const) : []),
    ...(call.body ? (['MALFORMED_JSON', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const) : []),
  ];
  const byStatus = Map.groupBy(new Set(codes), (code) => errorCatalogue[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, ofStatus]) => [
      status,
      {
        description: ofStatus.map((code) => `${code}: ${errorCatalogue[code].message.en}`).join('\n'),
        content: json({ $ref: '#/components/schemas/error' }),
      },
    ]),
  );
}

/** `x-token-scope` says which scope an access token needs. */
function tokenErrors(call: Call): ErrorCode[] {
  const need = tokenNeedOf(call);
  const ofTokens: ErrorCode[] =
    need === 'session' ? ['SESSION_REQUIRED'] : ['TOKEN_SCOPE_MISSING', 'TOO_MANY_REQUESTS'];
  return ['UNAUTHORIZED', 'TOKEN_INVALID', ...ofTokens];
}

/** Of what does not exist, or not for the caller, every call says so; and what they may only look at. */
function namesSomething({ who, params }: Call): boolean {
  return params !== undefined || 'place' in who;
}

function needsCompleteProfile({ method, who, allowsIncompleteProfile }: Call): boolean {
  return method !== 'GET' && who.kind !== 'anyone' && allowsIncompleteProfile !== true;
}

const fileOf = ({ types }: Pick<Upload, 'types'>): Json =>
  Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));

function replyOf({ reply, replyIsFeed, replyIsFile }: Call, components: Json): Json {
  if (replyIsFile) return fileOf({ types: [replyIsFile] });
  const schema = schemaOf(reply, 'input', components);
  return replyIsFeed ? { 'text/event-stream': { schema } } : json(schema);
}

const json = (schema: unknown): Json => ({ 'application/json': { schema } });

/** A named shape becomes a component and a reference to it; an unnamed one stands where it is. */
function schemaOf(shape: Shape, direction: Direction, components: Json): Json {
  const id = (shape as z.ZodType).meta()?.id;
  if (!id) return inlineSchema(shape, direction, components);
  // First, because it may add the component itself: its own definition must not be overwritten with a reference to it.
  const schema = inlineSchema(shape, direction, components);
  components[id] ??= schema;
  return { $ref: `#/components/schemas/${id}` };
}

function inlineSchema(shape: Shape, direction: Direction, components: Json): Json {
  const written = z.toJSONSchema(shape as z.ZodType, { io: direction });
  const { $schema: _, id: __, $defs = {}, ...schema } = relocate(written) as Json;
  for (const [name, { id: ___, ...definition }] of Object.entries($defs as Record<string, Json>)) {
    components[name] ??= definition;
  }
  return schema;
}

/** zod points at `#/$defs/x`; OpenAPI keeps the same things under components. */
function relocate(schema: unknown): unknown {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
}

function errorSchema(): Json {
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
          field: { ...text, description: 'The first invalid field' },
          details: { description: 'For BAD_REQUEST: every invalid field, with the reason' },
          requestId: text,
        },
      },
    },
  };
}
