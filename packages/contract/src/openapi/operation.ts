import { z } from 'zod';
import { type Call, pathParameters, type Upload } from '../call.ts';
import type { Json } from './json.ts';
import { errorResponses } from './responses.ts';
import type { Schemas } from './schemas.ts';

/** A call, named after its resource, such as `team.create`. */
export interface NamedCall {
  readonly resource: string;
  readonly name: string;
  readonly call: Call;
}

export function operation({ resource, name, call }: NamedCall, schemas: Schemas, reply: Json): Json {
  return {
    operationId: `${resource}.${name}`,
    tags: [resource],
    summary: call.summary,
    ...(call.allowsExtraQuery ? { description: 'Takes further query keys, and ignores them.' } : {}),
    'x-who': call.who.kind,
    ...('ability' in call.who && call.who.ability ? { 'x-ability': call.who.ability } : {}),
    ...securityOf(call),
    parameters: [...pathParametersOf(call, schemas), ...queryParametersOf(call, schemas)],
    ...requestBodyOf(call, schemas),
    responses: {
      [call.status ?? 200]: { description: 'Done', content: replyContent(call, reply) },
      ...(call.cache === 'revalidate' ? { 304: { description: 'You have the current version' } } : {}),
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

function pathParametersOf(call: Call, schemas: Schemas): Json[] {
  const { properties } = call.params ? schemas.propertiesOf(call.params) : { properties: {} as Json };
  return pathParameters(call.path).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: properties[name] ?? { type: 'string' },
  }));
}

function queryParametersOf(call: Call, schemas: Schemas): Json[] {
  if (!call.query) return [];
  const { properties, required } = schemas.propertiesOf(call.query);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    ...(required.includes(name) ? { required: true } : {}),
    schema,
  }));
}

function requestBodyOf({ body, upload }: Call, schemas: Schemas): Json {
  if (upload) return { requestBody: { required: true, content: fileOf(upload) } };
  if (!body) return {};
  const required = !z.safeParse(body as z.ZodType, {}).success;
  return { requestBody: { required, content: json(schemas.ofRequest(body)) } };
}

const fileOf = ({ types }: Pick<Upload, 'types'>): Json =>
  Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));

function replyContent({ replyIsFeed, replyIsFile }: Call, schema: Json): Json {
  if (replyIsFile) return fileOf({ types: [replyIsFile] });
  return replyIsFeed ? { 'text/event-stream': { schema } } : json(schema);
}

const json = (schema: unknown): Json => ({ 'application/json': { schema } });
