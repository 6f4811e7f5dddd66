import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import {
  appCalls,
  auditLogCalls,
  authCalls,
  organisationCalls,
  profileCalls,
  venueCalls,
} from '@traip/contract';
import { createApp } from '../../testing/fixtures/apps.ts';
import { createOrganisation, createPerson } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { endAllSessions } from '../auth/sessions.ts';
import { allow, connect, exchangeForm, programOf, returnAddress, sendForm } from './testing/program.ts';

describe('an app that requests access', () => {
  const world = openWorld();
  let makerId = '';
  let clientId = '';
  before(async () => {
    makerId = (await createOrganisation(world, 'admin')).id;
    clientId = (await createApp(world, makerId)).id;
  });

  const whoAmI = (token: string) => world.call(authCalls.profile, {}, { token });
  const check = async (change: object = {}) => {
    const body = { ...programOf(clientId).request, ...change };
    return world.call(appCalls.checkAuthorization, { body }, await createPerson(world));
  };
  const exchange = (form: Record<string, string>) => sendForm(world, 'token', form);
  const refresh = (token: string, more: object = {}) =>
    exchange({ grant_type: 'refresh_token', client_id: clientId, refresh_token: token, ...more });

  it('is shown with its name and maker, and what it requests', async () => {
    const { status, body } = await check();
    assert.equal(status, 200);
    assert.deepEqual(
      [body.app.name, body.scopes, body.problem, body.organisations],
      ['Marcador Pro', ['read', 'results'], null, []],
    );
    assert.equal(
      body.backTo,
      `${returnAddress}?error=access_denied&state=s%C3%A1bado&iss=https%3A%2F%2Ftraip.test`,
    );
    assert.deepEqual((await check({ scope: undefined })).body.scopes, ['read']);
  });

  it('cannot redirect a user to an address that it has not registered', async () => {
    for (const redirectUri of [
      'https://evil.example/vuelta',
      `${returnAddress}/`,
      `${returnAddress}?a=1`,
      'https://marcador.example.evil.example/vuelta',
      'https://marcador.example:8443/vuelta',
      'http://marcador.example/vuelta',
      'javascript:alert(1)',
      '',
      undefined,
    ])
      assert.equal((await check({ redirectUri })).error?.code, 'APP_REDIRECT_UNKNOWN', String(redirectUri));
    for (const clientId of ['019a0000-0000-7000-8000-000000000000', "x'--", undefined])
      assert.equal((await check({ clientId })).error?.code, 'APP_UNKNOWN', String(clientId));
  });

  it('gets errors at its own address, and no code', async () => {
    const ana = await createPerson(world);
    const wrong = [
      [{ responseType: 'token' }, 'unsupported_response_type'],
      [{ responseType: undefined }, 'invalid_request'],
      [{ codeChallenge: undefined }, 'invalid_request'],
      [{ codeChallenge: 'short' }, 'invalid_request'],
      [{ codeChallengeMethod: 'plain' }, 'invalid_request'],
      [{ codeChallengeMethod: undefined }, 'invalid_request'],
      [{ scope: 'read root' }, 'invalid_scope'],
    ] as const;
    for (const [change, problem] of wrong) {
      const { body } = await check(change);
      assert.equal(body.problem, problem);
      assert.equal(new URL(body.backTo).searchParams.get('error'), problem);
      const request = { ...programOf(clientId).request, ...change, organisationId: null };
      const { error } = await world.call(appCalls.authorize, { body: request }, ana);
      assert.equal(error?.code, 'APP_REQUEST_INVALID');
    }
  });

  it('on the user’s own machine can listen on any free port', async () => {
    const { id } = await createApp(world, makerId, {
      redirectUris: ['http://127.0.0.1/cb', 'http://[::1]/cb'],
    });
    const statusFor = async (redirectUri: string) => (await check({ clientId: id, redirectUri })).status;
    assert.equal(await statusFor('http://127.0.0.1:51004/cb'), 200);
    assert.equal(await statusFor('http://[::1]:51004/cb'), 200);
    for (const wrong of ['http://127.0.0.1:51004/otro', 'http://localhost:51004/cb', 'https://127.0.0.1/cb'])
      assert.equal(await statusFor(wrong), 400, wrong);
  });

  it('exchanges the code for a token that acts for the person within its scopes', async () => {
    const ana = await createPerson(world);
    const { request, verifier } = programOf(clientId);
    const answer = await allow(world, ana, request);
    assert.deepEqual(
      [answer.origin + answer.pathname, answer.searchParams.get('state'), answer.searchParams.get('iss')],
      [returnAddress, 'sábado', 'https://traip.test'],
    );
    const given = await exchange(exchangeForm(clientId, verifier, answer.searchParams.get('code') ?? ''));
    assert.equal(given.status, 200);
    assert.equal(given.headers['cache-control'], 'no-store');
    const { access_token: token, token_type, expires_in, scope } = given.body;
    assert.deepEqual([token_type, expires_in, scope], ['Bearer', 3600, 'read results']);
    assert.match(token, /^traip_oat_/);
    const me = await whoAmI(token);
    assert.deepEqual([me.status, me.body.id], [200, ana.id]);
    assert.match(String(me.headers.ratelimit), /^"token";r=599;/);
    const { error, headers } = await world.call(organisationCalls.create, { body: {} as never }, { token });
    assert.deepEqual([error?.code, error?.details], ['TOKEN_SCOPE_MISSING', { scope: 'all' }]);
    assert.equal(headers['www-authenticate'], 'Bearer error="insufficient_scope", scope="all"');
    world.advance(61);
    const late = await whoAmI(token);
    assert.equal(late.error?.code, 'TOKEN_INVALID');
    assert.equal(late.headers['www-authenticate'], 'Bearer error="invalid_token"');
  });

  it('gets nothing for a code that is late, another app’s, or without proof', async () => {
    const ana = await createPerson(world);
    const { request, verifier } = programOf(clientId);
    const code = (await allow(world, ana, request)).searchParams.get('code') ?? '';
    const form = exchangeForm(clientId, verifier, code);
    const other = await createApp(world, makerId);
    const errorOf = async (change: Record<string, string>) =>
      (await exchange({ ...form, ...change })).body.error;
    assert.equal(await errorOf({ code_verifier: programOf(clientId).verifier }), 'invalid_grant');
    assert.equal(await errorOf({ code_verifier: '' }), 'invalid_request');
    assert.equal(await errorOf({ client_id: other.id }), 'invalid_grant');
    assert.equal(await errorOf({ client_id: '' }), 'invalid_client');
    assert.equal(await errorOf({ redirect_uri: 'https://marcador.example/otra' }), 'invalid_grant');
    assert.equal(await errorOf({ code: 'x' }), 'invalid_grant');
    assert.equal(await errorOf({ code: '' }), 'invalid_request');
    assert.equal(await errorOf({ grant_type: 'password' }), 'unsupported_grant_type');
    assert.equal(await errorOf({ grant_type: 'toString' }), 'unsupported_grant_type');
    assert.equal(await errorOf({ grant_type: '' }), 'invalid_request');
    world.advance(1.1);
    assert.equal(await errorOf({}), 'invalid_grant', 'a minute has passed');
  });

  it('loses everything when a code is used twice', async () => {
    const ana = await createPerson(world);
    const { code, verifier, access, refresh: token } = await connect(world, ana, clientId);
    assert.equal((await whoAmI(access)).status, 200);
    const again = await exchange(exchangeForm(clientId, verifier, code));
    assert.deepEqual([again.status, again.body.error], [400, 'invalid_grant']);
    assert.equal((await whoAmI(access)).error?.code, 'TOKEN_INVALID');
    assert.equal((await refresh(token)).body.error, 'invalid_grant');
  });

  it('gets a new token with its refresh token, with fewer scopes if it wants', async () => {
    const ana = await createPerson(world);
    const first = await connect(world, ana, clientId);
    const { body: second } = await refresh(first.refresh, { scope: 'read' });
    assert.equal(second.scope, 'read');
    assert.equal((await whoAmI(second.access_token)).status, 200);
    assert.equal((await refresh(second.refresh_token, { scope: 'read people' })).body.error, 'invalid_scope');
    world.advance(89 * 1440);
    const { body: third } = await refresh(second.refresh_token);
    assert.equal(third.scope, 'read results');
    world.advance(91 * 1440);
    assert.equal((await refresh(third.refresh_token)).body.error, 'invalid_grant', '90 days unused');
  });

  it('gets the same refresh token if the response got lost, and loses all if a used one comes later', async () => {
    const ana = await createPerson(world);
    const first = await connect(world, ana, clientId);
    const { body: second } = await refresh(first.refresh);
    const { body: again } = await refresh(first.refresh);
    assert.equal(again.refresh_token, second.refresh_token);
    assert.equal((await whoAmI(again.access_token)).status, 200);
    world.advance(2);
    assert.equal((await refresh(first.refresh)).body.error, 'invalid_grant');
    assert.equal((await whoAmI(again.access_token)).error?.code, 'TOKEN_INVALID');
    assert.equal((await refresh(second.refresh_token)).body.error, 'invalid_grant');
  });

  it('can revoke a token, or all, but only its own', async () => {
    const ana = await createPerson(world);
    const { access, refresh: token } = await connect(world, ana, clientId);
    const other = await createApp(world, makerId);
    const revoke = (token: string, client = clientId) =>
      sendForm(world, 'revoke', { client_id: client, token });
    for (const each of [access, token, 'unknown']) assert.equal((await revoke(each, other.id)).status, 200);
    assert.equal((await whoAmI(access)).status, 200);
    assert.equal((await sendForm(world, 'revoke', { client_id: clientId })).body.error, 'invalid_request');
    await revoke(access);
    assert.equal((await whoAmI(access)).error?.code, 'TOKEN_INVALID');
    const { body } = await refresh(token);
    assert.equal((await whoAmI(body.access_token)).status, 200);
    await revoke(body.refresh_token);
    assert.equal((await whoAmI(body.access_token)).error?.code, 'TOKEN_INVALID');
  });

  it('with a secret authenticates with it, in the header or in the form', async () => {
    const ana = await createPerson(world);
    const { id, secret } = await createApp(world, makerId, { isConfidential: true });
    const tokens = async (form: Record<string, string>, basic?: [string, string]) => {
      const { request, verifier } = programOf(id);
      const code = (await allow(world, ana, request)).searchParams.get('code') ?? '';
      const { client_id: _, ...rest } = exchangeForm(id, verifier, code);
      return sendForm(world, 'token', { ...rest, ...form }, basic ? { basic } : {});
    };
    assert.equal((await tokens({}, [id, secret])).status, 200);
    assert.equal((await tokens({ client_id: id, client_secret: secret })).status, 200);
    const wrong = await tokens({}, [id, `${secret}x`]);
    assert.deepEqual([wrong.status, wrong.body.error], [401, 'invalid_client']);
    assert.match(String(wrong.headers['www-authenticate']), /^Basic/);
    assert.equal((await tokens({ client_id: id })).body.error, 'invalid_client');
    assert.equal((await tokens({ client_id: id, client_secret: 'x' })).body.error, 'invalid_client');
    assert.equal((await tokens({ client_secret: secret }, [id, secret])).body.error, 'invalid_request');
    assert.equal((await tokens({ client_id: clientId }, [id, secret])).body.error, 'invalid_request');
    const open = await sendForm(world, 'token', { grant_type: 'x', client_id: clientId, client_secret: 'x' });
    assert.equal(open.body.error, 'invalid_client', 'an app without a secret has none to send');
  });

  it('gets a standard error if it sends no form', async () => {
    const json = await world.app.inject({
      method: 'POST',
      url: '/oauth/token',
      payload: { grant_type: 'x' },
    });
    assert.deepEqual([json.statusCode, json.json().error], [400, 'invalid_request']);
    assert.equal((await sendForm(world, 'token', 'client_id=a&client_id=b')).body.error, 'invalid_request');
    assert.equal((await sendForm(world, 'token', `a=${'x'.repeat(20_000)}`)).body.error, 'invalid_request');
    assert.equal((await sendForm(world, 'token', '')).body.error, 'invalid_client');
  });

  it('is rate limited', async () => {
    const { id } = await createApp(world, makerId);
    const request = () => sendForm(world, 'token', { client_id: id, grant_type: 'x' });
    await request();
    await world.store.db
      .updateTable('attempts')
      .set({ count: 10_000 })
      .where('key', 'like', 'app-tokens:%')
      .execute();
    const { status, body, headers } = await request();
    assert.deepEqual([status, body.error], [429, 'slow_down']);
    assert.match(String(headers['retry-after']), /^\d+$/);
    await world.store.db.deleteFrom('attempts').where('key', 'like', 'app-tokens:%').execute();
  });

  it('can only be called by scripts on its own pages', async () => {
    const { id } = await createApp(world, makerId, {
      redirectUris: ['https://spa.example/x', 'http://localhost/x'],
    });
    const allowed = async (origin: string) => {
      const headers = { origin };
      const { headers: sent } = await sendForm(
        world,
        'token',
        { client_id: id, grant_type: 'x' },
        { headers },
      );
      const preflight = await world.app.inject({ method: 'OPTIONS', url: '/oauth/token', headers });
      assert.equal(preflight.statusCode, 204);
      assert.equal(
        preflight.headers['access-control-allow-origin'],
        sent['access-control-allow-origin'],
        origin,
      );
      return sent['access-control-allow-origin'] ?? null;
    };
    assert.equal(await allowed('https://spa.example'), 'https://spa.example');
    assert.equal(await allowed('http://localhost:3000'), 'http://localhost:3000');
    for (const origin of [
      'https://evil.example',
      'http://spa.example',
      'https://spa.example.evil.example',
      'null',
    ])
      assert.equal(await allowed(origin), null);
  });

  it('is discoverable at the standard address', async () => {
    const response = await world.app.inject('/.well-known/oauth-authorization-server');
    assert.equal(response.headers['access-control-allow-origin'], '*');
    const { issuer, token_endpoint, code_challenge_methods_supported: methods } = response.json();
    assert.deepEqual(
      [issuer, token_endpoint, methods],
      ['https://traip.test', 'https://traip.test/oauth/token', ['S256']],
    );
  });

  it('acts for an organisation only if an admin allows it, with the rights of its tokens', async () => {
    const club = await createOrganisation(world, 'admin', 'member');
    const { admin, member } = club.people;
    const organisationId = club.id;
    const body = { ...programOf(clientId).request, organisationId };
    assert.equal((await world.call(appCalls.authorize, { body }, member)).error?.code, 'FORBIDDEN');
    const { access: token, refresh: renewal } = await connect(world, admin, clientId, {
      scope: 'competitions',
      organisationId,
    });
    const venue = {
      params: { orgCode: club.code },
      body: { name: 'La Vega', fields: [{ name: 'Campo 1' }] },
    };
    assert.equal((await world.call(venueCalls.create, venue, { token })).status, 201);
    assert.equal((await whoAmI(token)).error?.code, 'TOKEN_SCOPE_MISSING');
    const { body: log } = await world.call(
      auditLogCalls.list,
      { params: { orgCode: club.code }, query: {} },
      admin,
    );
    assert.deepEqual(
      log.entries.slice(0, 2).map(({ action, details }) => [action, details]),
      [
        ['CREATED', { token: 'Marcador Pro' }],
        ['APP_CONNECTED', { name: 'Marcador Pro', scopes: ['competitions'] }],
      ],
    );
    await world.store.db.deleteFrom('organisationMembers').where('userId', '=', admin.id).execute();
    assert.equal((await world.call(venueCalls.create, venue, { token })).error?.code, 'TOKEN_INVALID');
    assert.equal((await refresh(renewal)).body.error, 'invalid_grant');
  });

  it('appears once in the list of the user who allowed it, and ends at once when they disconnect it', async () => {
    const ana = await createPerson(world);
    const list = async () => (await world.call(appCalls.connected, {}, ana)).body.apps;
    await allow(world, ana, programOf(clientId).request);
    assert.deepEqual(await list(), [], 'it has not come for its tokens');
    const phone = await connect(world, ana, clientId, { scope: 'read' });
    const laptop = await connect(world, ana, clientId, { scope: 'results' });
    const [connected, ...others] = await list();
    assert.equal(others.length, 0);
    assert.deepEqual(
      [connected?.app.name, connected?.scopes, connected?.organisation],
      ['Marcador Pro', ['read', 'results'], null],
    );
    const params = { id: connected?.id ?? '' };
    const eva = await createPerson(world);
    assert.equal((await world.call(appCalls.disconnect, { params }, eva)).status, 404);
    assert.equal((await world.call(appCalls.disconnect, { params }, ana)).status, 200);
    assert.deepEqual(await list(), []);
    for (const { access, refresh: token } of [phone, laptop]) {
      assert.equal((await whoAmI(access)).error?.code, 'TOKEN_INVALID');
      assert.equal((await refresh(token)).body.error, 'invalid_grant');
    }
  });

  it('is disconnected when a user recovers their account, and when the account is deleted', async () => {
    const ana = await createPerson(world);
    const first = await connect(world, ana, clientId);
    await world.store.db.transaction().execute((trx) => endAllSessions(trx, ana.id, world.now()));
    assert.equal((await whoAmI(first.access)).error?.code, 'TOKEN_INVALID');
    assert.equal((await refresh(first.refresh)).body.error, 'invalid_grant');
    const eva = await createPerson(world);
    const second = await connect(world, eva, clientId);
    const { body } = await world.call(profileCalls.myData, {}, eva);
    assert.deepEqual(
      (body.apps as { app: string; scopes: string[] }[]).map(({ app, scopes }) => [app, scopes]),
      [['Marcador Pro', ['read', 'results']]],
    );
    assert.deepEqual(body.accessTokens, []);
    await world.call(profileCalls.deleteAccount, { body: { userCode: eva.userCode } }, eva);
    assert.equal((await refresh(second.refresh)).body.error, 'invalid_grant');
    const left = await world.store.db
      .selectFrom('appGrants')
      .select('id')
      .where('userId', '=', eva.id)
      .execute();
    assert.deepEqual(left, []);
  });
});
