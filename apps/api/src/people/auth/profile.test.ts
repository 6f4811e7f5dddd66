import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { authCalls } from '@traip/contract';
import { SignJWT } from 'jose';
import { registerVerified, signIn } from '../../testing/fixtures/registration.ts';
import { openWorld } from '../../testing/world.ts';

describe('profile', () => {
  const world = openWorld();

  it('shows the signed-in person', async () => {
    const person = await registerVerified(world);
    const session = await signIn(world, person);
    const answer = await world.call(authCalls.profile, {}, { token: session.accessToken });
    assert.deepEqual([answer.status, answer.body], [200, session.user]);
  });

  it('requires a stranger to sign in', async () => {
    const answer = await world.call(authCalls.profile, {});
    assert.deepEqual([answer.status, answer.error?.code], [401, 'UNAUTHORIZED']);
  });

  it('refuses an access token after fifteen minutes', async () => {
    const session = await signIn(world, await registerVerified(world));
    world.advance(14);
    assert.equal((await world.call(authCalls.profile, {}, { token: session.accessToken })).status, 200);
    world.advance(2);
    assert.equal((await world.call(authCalls.profile, {}, { token: session.accessToken })).status, 401);
  });

  it('refuses forged tokens: another key, no signature, a refresh token, rubbish', async () => {
    const session = await signIn(world, await registerVerified(world));
    const claims = {
      sub: session.user.id,
      sid: 'x',
      iss: 'traip',
      aud: 'traip',
      exp: Math.floor(Date.now() / 1000) + 600,
    };
    const otherKey = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new Uint8Array(32));
    const none = `${encode({ alg: 'none' })}.${encode(claims)}.`;
    for (const token of [otherKey, none, session.refreshToken, 'a.b.c']) {
      assert.equal((await world.call(authCalls.profile, {}, { token })).status, 401);
    }
  });

  it('refuses the token of a deleted account', async () => {
    const session = await signIn(world, await registerVerified(world));
    await world.store.db.deleteFrom('users').where('id', '=', session.user.id).execute();
    assert.equal((await world.call(authCalls.profile, {}, { token: session.accessToken })).status, 401);
  });
});

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
