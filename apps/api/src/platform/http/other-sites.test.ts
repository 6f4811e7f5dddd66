import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { before, describe, it } from 'node:test';
import { createAccessToken } from '../../testing/fixtures/access-tokens.ts';
import type { Fixtures } from '../../testing/fixtures/fixture-ids.ts';
import { createFixtures } from '../../testing/fixtures/fixtures.ts';
import { openWorld } from '../../testing/world.ts';

/** Over the network, as browsers do for a page of another site. */
describe('a page of another site', () => {
  const world = openWorld();
  let fixtures: Fixtures;
  let origin = '';
  before(async () => {
    fixtures = await createFixtures(world);
    await world.app.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`;
  });

  const request = (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
    fetch(`${origin}/v1/club${path}`, {
      ...init,
      headers: { origin: 'https://liga.example', ...init.headers },
    });

  const preflight = (path: string, method: string) =>
    request(path, {
      method: 'OPTIONS',
      headers: {
        'access-control-request-method': method,
        'access-control-request-headers': 'authorization, content-type',
      },
    });

  it('can read anything public, found or not', async () => {
    const { competitionId, orgCode } = fixtures;
    const paths = {
      [`/traips-competition/classifications/${competitionId}`]: 200,
      [`/agenda/competition/${competitionId}/calendar.ics`]: 200,
      [`/sheets/competition/${competitionId}/standings.csv`]: 200,
      [`/public/org/${orgCode}/info`]: 200,
      '/sport/getSportsList': 200,
      '/openapi.json': 200,
      '/public/org/nobody-here/info': 404,
    };
    for (const [path, status] of Object.entries(paths)) {
      const response = await request(path);
      assert.equal(response.status, status, path);
      assert.equal(response.headers.get('access-control-allow-origin'), '*', path);
      assert.equal(response.headers.get('access-control-allow-credentials'), null, path);
      await response.body?.cancel();
    }
  });

  it('can read the etag and ask only for changes', async () => {
    const path = `/traips-competition/classifications/${fixtures.competitionId}`;
    const first = await request(path);
    assert.match(first.headers.get('access-control-expose-headers') ?? '', /\betag\b.*\bretry-after\b/);
    const etag = first.headers.get('etag') ?? '';
    const again = await request(path, { headers: { 'if-none-match': etag } });
    assert.deepEqual([again.status, again.headers.get('access-control-allow-origin')], [304, '*']);
  });

  it('learns before a write what it may send', async () => {
    const response = await preflight(`/venues/${fixtures.orgCode}`, 'POST');
    assert.equal(response.status, 204);
    assert.equal(response.headers.get('access-control-allow-origin'), '*');
    assert.equal(response.headers.get('access-control-allow-methods'), 'GET, HEAD, POST');
    const sent = response.headers.get('access-control-allow-headers') ?? '';
    for (const header of ['authorization', 'content-type', 'idempotency-key', 'if-match'])
      assert.ok(sent.split(', ').includes(header), header);
  });

  it('can write with an access token, and read its rate limit', async () => {
    const { token } = await createAccessToken(world, { userId: fixtures.people.SA.id });
    const write = (authorization: string) =>
      request(`/venues/${fixtures.orgCode}`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'La Vega', fields: [{ name: 'Campo 1' }] }),
      });
    const response = await write(`Bearer ${token}`);
    assert.equal(response.status, 201);
    assert.equal(response.headers.get('access-control-allow-origin'), '*');
    assert.match(response.headers.get('access-control-expose-headers') ?? '', /\bratelimit\b/);
    assert.match(response.headers.get('ratelimit') ?? '', /^"token";r=599;t=\d+$/);
    const refused = await write('Bearer traip_pat_x');
    assert.deepEqual([refused.status, refused.headers.get('access-control-allow-origin')], [401, '*']);
  });

  it('cannot sign in a user, refresh a session or create a token', async () => {
    for (const [path, method] of [
      ['/auth/login', 'POST'],
      ['/auth/refresh', 'POST'],
      ['/access-tokens', 'POST'],
      ['/profile/sessions', 'GET'],
    ] as const) {
      const preflighted = await preflight(path, method);
      assert.equal(preflighted.status, 204, path);
      assert.equal(preflighted.headers.get('access-control-allow-origin'), null, path);
      assert.match(preflighted.headers.get('allow') ?? '', new RegExp(method), path);
      const body = method === 'POST' ? '{}' : undefined;
      const headers = { 'content-type': 'application/json' };
      const response = await request(path, { method, headers, ...(body === undefined ? {} : { body }) });
      assert.equal(response.headers.get('access-control-allow-origin'), null, path);
      await response.body?.cancel();
    }
  });

  it('never gets a cookie', async () => {
    const body = JSON.stringify({ email: 'nadie@correo.es', password: 'campo-de-barrio' });
    const headers = { 'content-type': 'application/json' };
    for (const path of ['/auth/login', '/auth/refresh', '/auth/logout']) {
      const response = await request(path, { method: 'POST', headers, body });
      assert.equal(response.headers.get('set-cookie'), null, path);
      await response.body?.cancel();
    }
  });
});
