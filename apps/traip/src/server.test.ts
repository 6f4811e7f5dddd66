import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readConfig } from './config.ts';
import { createServer } from './server.ts';

const server = (environment: Record<string, string> = {}) => {
  const app = createServer(readConfig({ LOG_LEVEL: 'silent', ...environment }));
  app.get('/who', (request) => ({ ip: request.ip }));
  return app;
};

const claim = { 'x-forwarded-for': '198.51.100.1' };

describe('the server', () => {
  it('believes only a proxy on this machine about the caller’s address', async () => {
    const addressSeen = async (remoteAddress: string, environment?: Record<string, string>) =>
      (await server(environment).inject({ url: '/who', remoteAddress, headers: claim })).json().ip;
    assert.equal(await addressSeen('127.0.0.1'), '198.51.100.1');
    assert.equal(await addressSeen('203.0.113.9'), '203.0.113.9');
    assert.equal(await addressSeen('127.0.0.1', { TRUST_PROXY: 'false' }), '127.0.0.1');
    assert.equal(await addressSeen('203.0.113.9', { TRUST_PROXY: '203.0.113.0/24' }), '198.51.100.1');
  });

  it('answers an unknown call itself, with an error of the catalogue', async () => {
    const response = await server().inject({ method: 'PATCH', url: '/v1/club/nothing' });
    assert.deepEqual([response.statusCode, response.json().error.code], [404, 'NOT_FOUND']);
  });

  it('answers CORS preflights, and refuses methods that an address does not have', async () => {
    const url = '/v1/club/public/now';
    const preflight = await server().inject({
      method: 'OPTIONS',
      url,
      headers: { origin: 'https://liga.example' },
    });
    assert.equal(preflight.statusCode, 204);
    assert.equal(preflight.headers['access-control-allow-origin'], '*');
    const response = await server().inject({ method: 'POST', url });
    assert.deepEqual([response.statusCode, response.headers.allow], [405, 'GET, HEAD, OPTIONS']);
  });

  it('gives every response its own request id, whatever id the client sends', async () => {
    const app = server();
    const requestId = async () =>
      (await app.inject({ url: '/who', headers: { 'x-request-id': 'mine' } })).headers['x-request-id'];
    const ids = [await requestId(), await requestId()];
    assert.equal(new Set([...ids, 'mine']).size, 3);
  });
});
