import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openApi } from './openapi.ts';

// biome-ignore lint/suspicious/noExplicitAny: a foreign document, looked at from outside
const document = openApi() as any;

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

  it('points at nothing that is not there', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map((match) =>
      String(match[1]),
    );
    assert.ok(references.length > 10);
    for (const reference of references) {
      const name = reference.replace('#/components/schemas/', '');
      assert.ok(document.components.schemas[name], reference);
    }
  });

  it('tells a feed from a call that answers once', () => {
    const { responses, security } = document.paths['/v1/club/live/match/{id}'].get;
    assert.deepEqual(responses['200'].content, {
      'text/event-stream': { schema: { $ref: '#/components/schemas/liveMessage' } },
    });
    assert.deepEqual(security, [{}, { bearer: [] }]);
    assert.match(responses['503'].description, /TOO_MANY_FOLLOWERS/);
  });

  it('says who may call, and with which errors', () => {
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

  it('says that what is named may not be there or not be the caller’s, and what is wrong with a body', () => {
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
});
