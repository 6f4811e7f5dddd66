import type { SampleCall } from '../samples/sample-call.ts';
import type { CallerKind, Description, Operation, Schema } from './description.ts';
import { type Field, fieldsOf } from './schema-fields.ts';
import { shapeOf, typeOf } from './schema-type.ts';

export interface Call {
  /** Such as `match.addManualResult`. */
  readonly id: string;
  /** Names the call within its page. */
  readonly anchor: string;
  readonly method: string;
  readonly path: string;
  /** What it does, in a few words; then further details. */
  readonly title: string;
  readonly more: readonly string[];
  readonly caller: CallerKind;
  readonly ability: string | null;
  /** Of an access token; null if none is checked. */
  readonly scope: string | null;
  readonly inputs: Readonly<Record<InputPlace, readonly Field[]>>;
  /** The types of an uploaded file. */
  readonly fileTypes: readonly string[];
  readonly reply: Reply;
  readonly refusals: readonly Refusal[];
  readonly sample: SampleCall;
}

export const inputPlaces = ['path', 'query', 'header', 'body'] as const;
type InputPlace = (typeof inputPlaces)[number];

interface Reply {
  readonly status: string;
  readonly types: readonly string[];
  /** The name of the returned shape, if it has one. */
  readonly shape: string | undefined;
  readonly isList: boolean;
  readonly fields: readonly Field[];
  readonly example: unknown;
}

export interface Refusal {
  readonly status: string;
  readonly code: string;
  readonly message: string;
}

export interface Resource {
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly calls: readonly Call[];
}

export interface Group {
  readonly name: string;
  readonly resources: readonly Resource[];
}

interface Shape {
  readonly name: string;
  readonly fields: readonly Field[];
}

export interface Reference {
  readonly groups: readonly Group[];
  readonly shapes: ReadonlyMap<string, Shape>;
  readonly events: readonly { readonly name: string; readonly summary: string; readonly shape?: string }[];
}

/** What an OpenAPI description contains, in the order people look for it. */
export function readReference(description: Description): Reference {
  const { schemas } = description.components;
  const calls = Map.groupBy(routesOf(description), ({ operation }) => operation.tags[0] ?? '');
  const tags = new Map(description.tags.map((tag) => [tag.name, tag]));
  const groups = description['x-tagGroups'].map(({ name, tags: keys }) => ({
    name,
    resources: keys.map((key) => ({
      key,
      title: tags.get(key)?.['x-displayName'] ?? key,
      description: tags.get(key)?.description ?? '',
      calls: (calls.get(key) ?? []).map((route) => callOf(route, schemas)),
    })),
  }));
  const shapes = new Map(
    Object.entries(schemas).map(([name, schema]) => [name, { name, fields: fieldsOf(schema, schemas) }]),
  );
  const events = Object.entries(description.webhooks).map(([name, { post }]) => {
    const shape = shapeOf(Object.values(post.requestBody?.content ?? {})[0]?.schema ?? {});
    return { name, summary: post.summary, ...(shape === undefined ? {} : { shape }) };
  });
  return { groups, shapes, events };
}

interface Route {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

function routesOf({ paths }: Description): Route[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

type Schemas = Readonly<Record<string, Schema>>;

function callOf({ method, path, operation }: Route, schemas: Schemas): Call {
  const { title, more } = splitSummary(operation.summary);
  const content = operation.requestBody?.content ?? {};
  const body = content['application/json'];
  const caller = operation['x-who'] ?? 'anyone';
  const fileTypes = Object.keys(content).filter((type) => type !== 'application/json');
  return {
    id: operation.operationId,
    anchor: operation.operationId.split('.')[1] ?? operation.operationId,
    method,
    path,
    title,
    more: [...more, ...(operation.description ? [operation.description] : [])],
    caller,
    ability: operation['x-ability'] ?? null,
    scope: operation['x-token-scope'] ?? null,
    inputs: {
      path: parametersIn(operation, 'path'),
      query: parametersIn(operation, 'query'),
      header: parametersIn(operation, 'header'),
      body: body?.schema ? fieldsOf(body.schema, schemas) : [],
    },
    fileTypes,
    reply: replyOf(operation, schemas),
    refusals: refusalsOf(operation),
    sample: {
      method,
      path,
      needsToken: caller !== 'anyone' && caller !== 'open',
      parameters: operation.parameters.map(({ name, in: place, required = false, example }) => ({
        name,
        place,
        isRequired: required,
        example,
      })),
      body: body?.examples?.seen?.value,
      hasBody: body !== undefined,
      sentType: fileTypes[0] ?? null,
      replyType: Object.keys(replyContent(operation)[1])[0] ?? 'application/json',
    },
  };
}

function parametersIn({ parameters }: Operation, place: 'path' | 'query' | 'header'): Field[] {
  return parameters
    .filter((parameter) => parameter.in === place)
    .map(({ name, required = false, description = '', schema }) => ({
      name,
      type: typeOf(schema),
      isRequired: required,
      description,
    }));
}

/** The first clause names the call: “Start a match” and what follows. */
export function splitSummary(summary: string): { title: string; more: string[] } {
  const [title = '', ...rest] = summary.split(/[;:] /);
  return { title, more: rest.length === 0 ? [] : [sentence(rest.join('; '))] };
}

const sentence = (text: string) =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?!]$/.test(text) ? '' : '.'}`;

type Responses = Operation['responses'];

function replyContent({ responses }: Operation): [string, NonNullable<Responses[string]['content']>] {
  const [status, reply] = Object.entries(responses).find(([code]) => code < '300') ?? ['200', undefined];
  return [status, reply?.content ?? {}];
}

function replyOf(operation: Operation, schemas: Schemas): Reply {
  const [status, content] = replyContent(operation);
  const [first] = Object.values(content);
  const schema = first?.schema ?? {};
  const { shape, isList, kind } = typeOf(schema);
  return {
    status,
    types: Object.keys(content),
    shape,
    isList,
    fields: shape === undefined && kind !== 'file' ? fieldsOf(schema, schemas) : [],
    example: first?.examples?.seen?.value,
  };
}

/** Refusals common to all calls are explained once, in the guide to errors. */
const commonCodes: ReadonlySet<string> = new Set([
  'BAD_REQUEST',
  'MALFORMED_JSON',
  'UNSUPPORTED_MEDIA_TYPE',
  'PAYLOAD_TOO_LARGE',
  'UNAUTHORIZED',
  'TOKEN_INVALID',
  'TOKEN_SCOPE_MISSING',
  'TOO_MANY_REQUESTS',
  'SERVER_ERROR',
  'SERVICE_UNAVAILABLE',
  'STORAGE_FULL',
  'PROFILE_INCOMPLETE',
  'ADMIN_NEEDS_SECOND_FACTOR',
  'IDEMPOTENCY_KEY_REUSED',
  'IDEMPOTENCY_KEY_IN_USE',
]);

function refusalsOf({ responses }: Operation): Refusal[] {
  return Object.entries(responses)
    .filter(([status]) => status >= '400')
    .flatMap(([status, { description }]) =>
      description.split('\n').map((line) => {
        const [, code = '', message = ''] = /^([A-Z_]+): (.*)$/s.exec(line) ?? [];
        return { status, code, message };
      }),
    )
    .filter(({ code }) => code !== '' && !commonCodes.has(code));
}
