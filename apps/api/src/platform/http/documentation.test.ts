import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { contract } from '@traip/contract';
import Fastify from 'fastify';
import { serveDocumentation } from './documentation.ts';

describe('the documentation of the calls', () => {
  const app = Fastify();
  serveDocumentation(app);

  it('is a document for programs', async () => {
    const response = await app.inject('/v1/club/openapi.json');
    const document = response.json();
    assert.equal(document.openapi, '3.1.0');
    assert.ok(document.paths['/v1/club/auth/login'].post);
  });

  it('is a page for people that names every call, and runs no script', async () => {
    const response = await app.inject('/v1/club/docs');
    assert.match(String(response.headers['content-type']), /text\/html/);
    assert.doesNotMatch(response.body, /<script/);
    for (const name of Object.keys(contract.auth))
      assert.ok(response.body.includes(`id="auth.${name}"`), name);
  });
});
