import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openApi } from './document.ts';
import { tagGroups } from './resources.ts';
import { spanishSummaries } from './words/spanish/summaries.ts';
import { spanishDictionaries } from './words/spanish/words.ts';
import { dictionaries, Words } from './words/words.ts';

const words = new Words();
// biome-ignore lint/suspicious/noExplicitAny: a foreign document, looked at from outside
const document = openApi({}, words) as any;

describe('the OpenAPI document', () => {
  it('names the payloads of the specification as components', () => {
    for (const name of ['loginDto', 'registerDto', 'sessionDto', 'clubUser', 'error']) {
      assert.ok(document.components.schemas[name], name);
    }
    const login = document.paths['/v1/club/auth/login'].post;
    assert.deepEqual(login.requestBody.content['application/json'].schema, {
      $ref: '#/components/schemas/loginDto',
    });
  });

  it('defines every component, none as a reference to itself', () => {
    const { schemas } = document.components;
    const undefinedOnes = Object.entries(schemas).filter(
      ([name, schema]) => (schema as { $ref?: string }).$ref === `#/components/schemas/${name}`,
    );
    assert.deepEqual(undefinedOnes, []);
    assert.equal((schemas.loginDto as { type?: string }).type, 'object');
  });

  it('has no broken references', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map((match) =>
      String(match[1]),
    );
    assert.ok(references.length > 10);
    for (const reference of references) {
      const name = reference.replace('#/components/schemas/', '');
      assert.ok(document.components.schemas[name], reference);
    }
  });

  it('distinguishes a feed from a call that answers once', () => {
    const { responses, security } = document.paths['/v1/club/live/match/{id}'].get;
    assert.deepEqual(responses['200'].content, {
      'text/event-stream': { schema: { $ref: '#/components/schemas/liveMessage' } },
    });
    assert.deepEqual(security, [{}, { bearer: [] }]);
    assert.match(responses['503'].description, /TOO_MANY_FOLLOWERS/);
  });

  it('documents who may make a call, and its errors', () => {
    const { login, profile } = {
      login: document.paths['/v1/club/auth/login'].post,
      profile: document.paths['/v1/club/auth/profile'].get,
    };
    assert.deepEqual([login.security, profile.security], [[], [{ bearer: [] }]]);
    const desk = document.paths['/v1/club/match/desk/{id}'].get;
    assert.deepEqual(desk.security, [{ bearer: [] }, { scorer: [] }]);
    assert.match(login.responses['401'].description, /CREDENTIALS_INCORRECT: Login failed/);
    assert.match(profile.responses['401'].description, /UNAUTHORIZED/);
  });

  it('documents that a named item may be missing or forbidden, and the errors of a body', () => {
    const papers = document.paths['/v1/club/persons/{personId}/consent-papers'];
    for (const { responses } of [papers.get, papers.post]) {
      assert.match(responses['404'].description, /NOT_FOUND/);
      assert.match(responses['403'].description, /FORBIDDEN/);
    }
    assert.match(papers.post.responses['400'].description, /MALFORMED_JSON/);
    assert.match(papers.post.responses['413'].description, /PAYLOAD_TOO_LARGE/);
    assert.match(papers.post.responses['415'].description, /UNSUPPORTED_MEDIA_TYPE/);
    assert.equal(document.paths['/v1/club/auth/profile'].get.responses['404'], undefined);
  });

  it('describes every parameter and every property', () => {
    const silent = [...parameters(), ...properties()].filter(({ description }) => !description);
    assert.deepEqual(
      silent.map(({ at }) => at),
      [],
      'add a text to src/openapi/words',
    );
  });

  it('has no duplicate and no unused texts', () => {
    const keys = dictionaries.flatMap((dictionary) => Object.keys(dictionary));
    assert.deepEqual(
      keys.filter((key, index) => keys.indexOf(key) !== index),
      [],
    );
    assert.deepEqual(words.unused(), []);
  });

  it('puts every resource into one group, under a title', () => {
    const grouped = tagGroups('en').flatMap(({ tags }) => tags);
    const tags: { name: string; 'x-displayName'?: string }[] = document.tags;
    assert.deepEqual(grouped.toSorted(), tags.map(({ name }) => name).toSorted());
    assert.ok(tags.every((tag) => tag['x-displayName']));
  });

  it('has a Spanish summary for every call and event, and no others', () => {
    const named = [...operations(), ...Object.keys(document.webhooks).map((type) => `webhook.${type}`)];
    assert.deepEqual(
      [...new Set(named)].toSorted(),
      Object.keys(spanishSummaries).toSorted(),
      'add a text to src/openapi/words/spanish/summaries.ts',
    );
  });

  it('has every description in Spanish too', () => {
    const keysOf = (words: readonly Readonly<Record<string, string>>[]) =>
      words.flatMap((each) => Object.keys(each)).toSorted();
    assert.deepEqual(
      keysOf(spanishDictionaries),
      keysOf(dictionaries),
      'add a text to src/openapi/words/spanish',
    );
    // biome-ignore lint/suspicious/noExplicitAny: as above
    const { loginDto } = (openApi({}, new Words('es')) as any).components.schemas;
    assert.equal(loginDto.properties.email.description, 'Un correo electrónico.');
  });

  it('declares the formats of addresses, days and times, and booleans as booleans', () => {
    const { loginDto, matchRow, newChildDto, team } = document.components.schemas;
    assert.equal(loginDto.properties.email.format, 'email');
    assert.equal(newChildDto.properties.birthday.format, 'date');
    assert.equal(team.properties.id.format, 'uuid');
    assert.equal(team.properties.avatarUrl.format, 'uri-reference');
    assert.equal(matchRow.properties.kickOff.anyOf[0].format, 'date-time');
    const overdue = parameters().find(({ at }) => at === 'dashboard.matches overdue');
    assert.equal(overdue?.schema.type, 'boolean');
  });

  it('closes requests, and leaves replies open', () => {
    const { loginDto, clubUser } = document.components.schemas;
    assert.deepEqual([loginDto.additionalProperties, clubUser.additionalProperties], [false, undefined]);
    const { usedPasskey, passkeyLoginDto } = document.components.schemas;
    assert.equal(passkeyLoginDto.additionalProperties, false);
    assert.equal(usedPasskey.properties.response.additionalProperties, undefined, 'browsers write it');
  });

  it('declares 304 for calls that can be revalidated', () => {
    const { responses } = document.paths['/v1/club/traips-competition/classifications/{id}'].get;
    assert.deepEqual(responses['304'], { description: 'You have the current version' });
  });
});

interface Described {
  readonly at: string;
  readonly description: string | undefined;
  readonly schema: { readonly type?: string };
}

function operations(): string[] {
  return Object.values<Record<string, Operation>>(document.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
}

function parameters(): Described[] {
  return Object.values<Record<string, Operation>>(document.paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ operationId, parameters }) =>
      parameters.map(({ name, ...rest }) => ({ at: `${operationId} ${name}`, ...rest })),
    ),
  );
}

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly (Omit<Described, 'at'> & { readonly name: string })[];
}

/** The properties of every object, anywhere in the document. */
function properties(part: unknown = document, at = ''): Described[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = 'type' in part && part.type === 'object' && 'properties' in part ? part.properties : {};
  const found = Object.entries(own as Record<string, Omit<Described, 'at'>>).map(([name, property]) => ({
    at: `${at}.${name}`,
    description: property.description,
    schema: {},
  }));
  return [...found, ...Object.entries(part).flatMap(([key, inner]) => properties(inner, `${at}/${key}`))];
}
