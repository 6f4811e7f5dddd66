import { z } from 'zod';
import { acceptsIdempotencyKey, type Call, type FileType, pathParameters, type Upload } from '../call.ts';
import { documentFile } from '../shapes/person-document.ts';
import { tokenNeedOf } from '../token-needs.ts';
import type { Json } from './json.ts';
import { errorResponses } from './responses.ts';
import type { Schemas } from './schemas.ts';
import type { Words } from './words/words.ts';

/** A call as OpenAPI describes it. */
export interface Operation extends Json {
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Record<string, Json> };
  readonly responses: Record<
    string,
    { readonly description: string; readonly content?: Record<string, Json> }
  >;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Json;
  description?: string;
  example?: unknown;
}

/** A call, named after its resource, such as `team.create`. */
export interface NamedCall {
  readonly resource: string;
  readonly name: string;
  readonly call: Call;
}

interface Documentation {
  readonly reply: Json;
  readonly words: Words;
}

export function operation(
  { resource, name, call }: NamedCall,
  schemas: Schemas,
  { reply, words }: Documentation,
): Operation {
  const operationId = `${resource}.${name}`;
  return {
    operationId,
    tags: [resource],
    summary: words.summaryOf(operationId, call.summary),
    ...(call.allowsExtraQuery ? { description: words.phrase('extraQuery') } : {}),
    'x-who': call.access.kind,
    ...('ability' in call.access && call.access.ability ? { 'x-ability': call.access.ability } : {}),
    ...(call.access.kind === 'anyone' ? {} : { 'x-token-scope': tokenNeedOf(call) }),
    ...securityOf(call),
    parameters: [
      ...pathParametersOf(call, schemas),
      ...queryParametersOf(call, schemas),
      ...(acceptsIdempotencyKey(call) ? [idempotencyKey] : []),
    ],
    ...requestBodyOf(call, schemas),
    responses: {
      [call.status ?? 200]: { description: words.phrase('done'), content: replyContent(call, reply) },
      ...(call.cache === 'revalidate' ? { 304: { description: words.phrase('current') } } : {}),
      ...errorResponses(call, words.language),
    },
  };
}

function securityOf({ access }: Call): Json {
  if (access.kind === 'anyone') return { security: [] };
  if (access.kind === 'open') return { security: [{}, { bearer: [] }] };
  const acceptsScorers = access.kind === 'in-organisation' && access.scorer === true;
  return { security: acceptsScorers ? [{ bearer: [] }, { scorer: [] }] : [{ bearer: [] }] };
}

function pathParametersOf(call: Call, schemas: Schemas): Parameter[] {
  const { properties } = call.params ? schemas.propertiesOf(call.params) : { properties: {} as Json };
  return pathParameters(call.path).map((name) => ({
    name,
    in: 'path' as const,
    required: true,
    schema: (properties[name] ?? { type: 'string' }) as Json,
  }));
}

function queryParametersOf(call: Call, schemas: Schemas): Parameter[] {
  if (!call.query) return [];
  const { properties, required } = schemas.propertiesOf(call.query);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query' as const,
    ...(required.includes(name) ? { required: true } : {}),
    schema: schema as Json,
  }));
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header' as const,
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

function requestBodyOf({ body, upload }: Call, schemas: Schemas): Pick<Operation, 'requestBody'> {
  if (upload) return { requestBody: { required: true, content: fileOf(upload) } };
  if (!body) return {};
  const required = !z.safeParse(body as z.ZodType, {}).success;
  return { requestBody: { required, content: json(schemas.ofRequest(body)) } };
}

const fileOf = ({ types }: Pick<Upload, 'types'>): Record<string, Json> =>
  Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));

function replyContent({ replyIsFeed, replyIsFile }: Call, schema: Json): Record<string, Json> {
  if (replyIsFile) return fileOf({ types: sentTypes(replyIsFile) });
  return replyIsFeed ? { 'text/event-stream': { schema } } : json(schema);
}

/** An uploaded file is sent with its own media type. */
const sentTypes = (type: FileType): readonly string[] =>
  type === 'application/octet-stream' ? documentFile.types : [type];

const json = (schema: Json): Record<string, Json> => ({ 'application/json': { schema } });
