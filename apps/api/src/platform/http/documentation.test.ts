import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
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

  it('has the same content in Spanish', async () => {
    const [english, spanish] = await Promise.all(
      ['openapi.json', 'openapi.es.json'].map(async (name) => (await app.inject(`/v1/club/${name}`)).json()),
    );
    assert.deepEqual(Object.keys(spanish.paths), Object.keys(english.paths));
    const login = (document: typeof english) => document.paths['/v1/club/auth/login'].post;
    assert.equal(login(english).summary, 'Sign in with email and password');
    assert.equal(login(spanish).summary, 'Entrar con correo y contraseña');
    assert.match(login(spanish).responses['401'].description, /CREDENTIALS_INCORRECT: No /);
  });

  it('redirects people to the pages, in their language', async () => {
    const to = async (language: string) =>
      (await app.inject({ url: '/v1/club/docs', headers: { 'accept-language': language } })).headers.location;
    assert.equal(await to('es-ES'), '/docs/reference');
    assert.equal(await to('en-GB,es;q=0.5'), '/en/docs/reference');
  });
});
