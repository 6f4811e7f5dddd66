import { basePath, type Call } from '../call.ts';
import { liveFeeds } from '../calls/live.ts';
import { bellFeed } from '../calls/notification.ts';
import { contract } from '../contract.ts';
import type { Locale } from '../error-body.ts';
import { describeSchema, isNumber } from './describe.ts';
import { addExample, type Examples } from './examples.ts';
import { guide, tagDescriptions } from './guide.ts';
import { spanishGuide, spanishTags } from './guide-es.ts';
import type { Json } from './json.ts';
import { oauthPaths, oauthScheme } from './oauth.ts';
import { type NamedCall, type Operation, operation } from './operation.ts';
import { documentedPaths, namedAs } from './paths.ts';
import { tagGroups, tagTitles } from './resources.ts';
import { errorSchema } from './responses.ts';
import { Schemas } from './schemas.ts';
import { eventPrefix, webhooksOf } from './webhooks.ts';
import { Words } from './words/words.ts';

export type { Examples } from './examples.ts';
export { Words } from './words/words.ts';

/** The contract as an OpenAPI 3.1 document, in the language of its words. Named payloads are components. */
export function openApi(examples: Examples = {}, words = new Words()): Json {
  const schemas = new Schemas({ error: errorSchema(), anyJson: { description: 'Any JSON value.' } });
  const calls = namedCalls().map((named) => ({ ...named, reply: replySchema(named.call, schemas) }));
  const pathNames = documentedPaths(calls.map(({ call }) => call.path));
  const paths: Record<string, Json> = {};
  for (const { reply, ...named } of calls) {
    const documented = operation(named, schemas, { reply, words });
    describeOperation(documented, words);
    addExample(documented, examples[`${named.resource}.${named.name}`]);
    const path = basePath + (pathNames.get(named.call.path) ?? named.call.path);
    paths[path] = { ...paths[path], [named.call.method.toLowerCase()]: namedAs(path, documented) };
  }
  const webhooks = webhooksOf(schemas, words);
  for (const [name, schema] of Object.entries(schemas.components))
    describeSchema(schema, words, isEvent(name) ? 'webhookEvent' : name);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Traip',
      version: '1.0.0',
      description: words.language === 'es' ? spanishGuide : guide,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: tagsOf(words.language),
    'x-tagGroups': tagGroups(words.language),
    paths: { ...paths, ...oauthPaths(words) },
    webhooks,
    components: {
      schemas: schemas.components,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token of a session, or an access token' },
        oauth: oauthScheme(words.language),
        scorer: { type: 'apiKey', in: 'header', name: 'x-scorer-token' },
      },
    },
  };
}

function tagsOf(language: Locale) {
  const titles = tagTitles(language);
  const descriptions = language === 'es' ? spanishTags : tagDescriptions;
  return Object.entries(descriptions).map(([name, description]) => ({
    name,
    'x-displayName': titles.get(name),
    description,
  }));
}

/** The bodies of all events share their texts. */
const isEvent = (name: string) => name.startsWith(eventPrefix);

function namedCalls(): NamedCall[] {
  const resources = { ...contract, feed: { ...liveFeeds, bell: bellFeed } };
  return Object.entries(resources).flatMap(([resource, calls]) =>
    Object.entries<Call>(calls).map(([name, call]) => ({ resource, name, call })),
  );
}

/** The content of a file is not described. */
const replySchema = ({ reply, replyIsFile }: Call, schemas: Schemas) =>
  replyIsFile ? {} : schemas.ofReply(reply);

/** Shapes without a name are described as parts of their call. */
function describeOperation(documented: Operation, words: Words): void {
  const { operationId, parameters, requestBody, responses } = documented;
  const [resource] = operationId.split('.');
  for (const parameter of parameters) {
    const text = words.find(
      [operationId, resource, parameter.in],
      parameter.name,
      isNumber(parameter.schema),
    );
    if (text !== undefined) parameter.description = text;
  }
  const contents = [requestBody, ...Object.values(responses)].flatMap((part) =>
    Object.values(part?.content ?? {}),
  );
  for (const { schema } of contents) describeSchema(schema, words, operationId);
}
