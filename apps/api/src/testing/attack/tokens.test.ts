import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { before, describe, it } from 'node:test';
import { agendaCalls, authCalls, notificationCalls } from '@traip/contract';
import { SignJWT } from 'jose';
import { signUnsubscribeToken } from '../../notification/unsubscribe/token.ts';
import { registerVerified, signIn } from '../fixtures/registration.ts';
import { openWorld } from '../world.ts';

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a token', () => {
  const world = openWorld();
  let session: Awaited<ReturnType<typeof signIn>>;
  let claims: Record<string, unknown> = {};
  before(async () => {
    session = await signIn(world, await registerVerified(world));
    claims = JSON.parse(Buffer.from(session.accessToken.split('.')[1] ?? '', 'base64url').toString());
  });

  const statusWith = async (token: string) => (await world.call(authCalls.profile, {}, { token })).status;
  const signed = (more: object, alg = 'HS256') =>
    new SignJWT({ ...claims, ...more }).setProtectedHeader({ alg }).sign(world.keys['access-token'].current);

  it('with our signature is accepted', async () => {
    assert.equal(await statusWith(session.accessToken), 200);
    assert.equal(await statusWith(await signed({})), 200);
  });

  it('without a signature is refused, however its algorithm is spelled', async () => {
    for (const alg of ['none', 'None', 'NONE', 'nOnE', ''])
      for (const signature of ['', session.accessToken.split('.')[2]])
        assert.equal(await statusWith(`${encoded({ alg })}.${encoded(claims)}.${signature}`), 401, alg);
  });

  it('with another algorithm, or its own key, is refused', async () => {
    assert.equal(await statusWith(await signed({}, 'HS384')), 401);
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const jwk = publicKey.export({ format: 'jwk' });
    const header = { alg: 'ES256', jwk, jku: 'https://evil.example/keys', kid: '../../dev/null' };
    assert.equal(
      await statusWith(await new SignJWT(claims).setProtectedHeader(header).sign(privateKey)),
      401,
    );
    assert.equal(
      await statusWith(await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.alloc(32))),
      401,
    );
  });

  it('with a wrong audience or issuer, expired, without expiry or without a session is refused', async () => {
    const now = Math.floor(world.now().getTime() / 1000);
    const wrong = [
      { aud: 'traip-live' },
      { aud: undefined },
      { iss: 'evil' },
      { exp: undefined },
      { exp: now - 1 },
      { nbf: now + 600 },
      { sid: undefined },
      { sub: undefined },
    ];
    for (const more of wrong) assert.equal(await statusWith(await signed(more)), 401, JSON.stringify(more));
  });

  it('changed after signing is refused', async () => {
    const [header, , signature] = session.accessToken.split('.');
    const other = encoded({ ...claims, sub: '00000000-0000-7000-8000-000000000000' });
    assert.equal(await statusWith(`${header}.${other}.${signature}`), 401);
  });

  it('of one kind is not accepted as another', async () => {
    const { accessToken: token, refreshToken, user } = session;
    const { body } = await world.call(notificationCalls.ticket, {}, { token });
    const services = { keys: world.keys, now: () => world.now() };
    const unsubscribe = await signUnsubscribeToken(services, { userId: user.id, kinds: ['MATCH_MOVED'] });
    const agenda = await world.call(agendaCalls.create, {}, { token });
    const key = agenda.body.address?.split('/').at(-2) ?? '';
    assert.match(key, /^[\w-]{40,}$/);
    for (const foreign of [refreshToken, body.ticket, unsubscribe, key])
      assert.equal(await statusWith(foreign), 401);
    for (const foreign of [token, body.ticket, unsubscribe, key]) {
      const refreshed = await world.call(authCalls.refresh, { body: { refreshToken: foreign } });
      assert.ok([400, 401].includes(refreshed.status));
    }
    for (const foreign of [token, refreshToken, unsubscribe]) {
      const bell = await world.app.inject({ url: `/v1/club/live/bell?token=${foreign}` });
      assert.equal(bell.statusCode, 401);
    }
  });

  it('is new with every sign-in', async () => {
    const person = await registerVerified(world);
    const [one, other] = [await signIn(world, person), await signIn(world, person)];
    assert.notEqual(one.refreshToken, other.refreshToken);
    const sessionOf = (token: string) =>
      JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid;
    assert.notEqual(sessionOf(one.accessToken), sessionOf(other.accessToken));
  });
});
