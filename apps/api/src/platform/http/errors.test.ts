import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { after, describe, it } from 'node:test';
import Fastify from 'fastify';
import { openWorld } from '../../testing/world.ts';
import { openPostgres } from '../db/open.ts';
import { handleErrors } from './errors.ts';
import { serveHealth } from './health.ts';

describe('a bad request', () => {
  const world = openWorld();

  const login = (payload: string, type = 'application/json') =>
    world.app.inject({
      method: 'POST',
      url: '/v1/club/auth/login',
      payload,
      headers: { 'content-type': type },
    });

  it('is distinguished: broken JSON, no JSON, too large, another type', async () => {
    const cases: [string, string, number, string][] = [
      ['{"email":', 'application/json', 400, 'MALFORMED_JSON'],
      ['', 'application/json', 400, 'MALFORMED_JSON'],
      [`{"email":"${'a'.repeat(2_000_000)}"}`, 'application/json', 413, 'PAYLOAD_TOO_LARGE'],
      ['<login/>', 'application/xml', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ];
    for (const [payload, type, status, code] of cases) {
      const response = await login(payload, type);
      assert.deepEqual([response.statusCode, response.json().error.code], [status, code]);
    }
  });

  it('never causes a server error, whatever the JSON', async () => {
    const bodies = [
      'null',
      '[]',
      '"x"',
      '1e999',
      'true',
      '{"email":{"$ne":null},"password":["x"]}',
      '{"__proto__":{"a":1}}',
    ];
    for (const payload of bodies) {
      const { statusCode, body } = await login(payload);
      assert.equal(statusCode, 400, `${payload} → ${statusCode} ${body}`);
    }
  });

  it('gets a readable 404 for a path that is not a call', async () => {
    for (const url of ['/v1/club/nothing', '/v1/club/auth/login/', '/v1/club/org/', '/v1/other']) {
      const response = await world.app.inject({ method: 'POST', url });
      assert.deepEqual([response.statusCode, response.json().error.code], [404, 'NOT_FOUND'], url);
    }
  });

  it('gets the methods that an address has, if not this one', async () => {
    const allowed = {
      '/v1/club/auth/login': 'POST, OPTIONS',
      '/v1/club/org/1': 'GET, HEAD, PUT, DELETE, OPTIONS',
      '/v1/club/teams/update?x=1': 'GET, HEAD, PUT, DELETE, OPTIONS',
      '/v1/club/openapi.json': 'GET, HEAD, OPTIONS',
    };
    for (const [url, allow] of Object.entries(allowed)) {
      const response = await world.app.inject({ method: 'PATCH', url });
      assert.deepEqual([response.statusCode, response.json().error.code], [405, 'METHOD_NOT_ALLOWED'], url);
      assert.equal(response.headers.allow, allow, url);
    }
  });

  it('carries the request id, so that a person can quote it', async () => {
    const response = await login('{}');
    assert.ok(response.json().error.requestId);
  });
});

describe('a body that is far too large', () => {
  const app = Fastify({ bodyLimit: 1000 });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  after(async () => {
    agent.destroy();
    await app.close();
  });

  /** Sends a body to its end, whatever is answered meanwhile. */
  async function send(port: number, body: Buffer) {
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    const sent = request({ port, agent, method: 'POST', path: '/', headers });
    const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
    const closed = once(sent, 'close');
    sent.end(body);
    const [response] = await answered;
    const error = await json(response);
    await closed;
    return { status: response.statusCode, error, isSameConnection: sent.reusedSocket };
  }

  it('is read to its end, so that a client still sending gets the reply and not a broken connection', async () => {
    handleErrors(app);
    app.post('/', async () => ({}));
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    for (const isSameConnection of [false, true, true]) {
      const answer = await send(port, Buffer.alloc(40 * 1024 * 1024, ' '));
      const { error } = answer.error as { error: { code: string } };
      assert.deepEqual(
        [answer.status, error.code, answer.isSameConnection],
        [413, 'PAYLOAD_TOO_LARGE', isSameConnection],
      );
    }
  });
});

describe('health', () => {
  const world = openWorld();

  it('distinguishes a living process from one that can serve', async () => {
    assert.deepEqual((await world.app.inject('/health')).json(), { status: 'ok' });
    assert.deepEqual((await world.app.inject('/ready')).json(), { status: 'ready' });
  });
});

describe('a database that does not answer', () => {
  const nowhere = openPostgres({
    url: 'postgres://nobody@127.0.0.1:1/none',
    connections: 2,
    onConnectionLost: assert.ifError,
  });
  const app = Fastify();
  after(() => nowhere.close());

  it('makes the process not ready, and calls unavailable instead of broken', async () => {
    handleErrors(app);
    serveHealth(app, nowhere);
    app.get('/call', () => nowhere.db.selectFrom('users').select('id').execute());
    for (const url of ['/ready', '/call']) {
      const response = await app.inject(url);
      assert.deepEqual([response.statusCode, response.json().error.code], [503, 'SERVICE_UNAVAILABLE']);
      assert.equal(response.headers['retry-after'], '5');
    }
    assert.equal((await app.inject('/health')).statusCode, 200);
  });
});
