import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { authCalls } from '@traip/contract';
import { registerVerified, signIn } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

const refresh = (world: World, refreshToken: string) =>
  world.call(authCalls.refresh, { body: { refreshToken } });

describe('refresh', () => {
  const world = openWorld();

  it('exchanges a refresh token for a new pair that works', async () => {
    const first = await signIn(world, await registerVerified(world));
    const { status, body } = await refresh(world, first.refreshToken);
    assert.equal(status, 200);
    assert.notEqual(body.refreshToken, first.refreshToken);
    assert.equal((await world.call(authCalls.profile, {}, { token: body.accessToken })).status, 200);
    assert.equal((await refresh(world, body.refreshToken)).status, 200);
  });

  it('lets two tabs race: both get a pair that keeps working', async () => {
    const first = await signIn(world, await registerVerified(world));
    const pairs = await Promise.all([refresh(world, first.refreshToken), refresh(world, first.refreshToken)]);
    for (const { status, body } of pairs) {
      assert.equal(status, 200);
      assert.equal((await refresh(world, body.refreshToken)).status, 200);
    }
  });

  it('gives thirty concurrent exchanges the same new token', async () => {
    const { refreshToken, user } = await signIn(world, await registerVerified(world));
    const pairs = await Promise.all(Array.from({ length: 30 }, () => refresh(world, refreshToken)));
    assert.equal(new Set(pairs.map(({ body }) => body.refreshToken)).size, 1);
    const usable = await world.store.db
      .selectFrom('refreshTokens')
      .innerJoin('sessions', 'sessions.id', 'refreshTokens.sessionId')
      .select('hash')
      .where('userId', '=', user.id)
      .where('rotatedAt', 'is', null)
      .execute();
    assert.equal(usable.length, 1);
  });

  it('treats a used token that returns after the grace period as stolen, and ends the whole family', async () => {
    const first = await signIn(world, await registerVerified(world));
    const second = await refresh(world, first.refreshToken);
    world.advance(1);
    const stolen = await refresh(world, first.refreshToken);
    assert.deepEqual([stolen.status, stolen.error?.code], [401, 'SESSION_EXPIRED']);
    const heir = await refresh(world, second.body.refreshToken);
    assert.equal(heir.error?.code, 'SESSION_EXPIRED', 'the newest token of the family is dead too');
  });

  it('leaves the other logins of the person alone when one family ends', async () => {
    const person = await registerVerified(world);
    const phone = await signIn(world, person);
    const laptop = await signIn(world, person);
    await refresh(world, phone.refreshToken);
    world.advance(1);
    await refresh(world, phone.refreshToken);
    assert.equal((await refresh(world, laptop.refreshToken)).status, 200);
  });

  it('refuses a token that was never issued', async () => {
    assert.equal((await refresh(world, 'inventado')).error?.code, 'SESSION_EXPIRED');
  });

  it('refuses a token of more than thirty days', async () => {
    const first = await signIn(world, await registerVerified(world));
    world.advance(30 * 24 * 60 + 1);
    assert.equal((await refresh(world, first.refreshToken)).error?.code, 'SESSION_EXPIRED');
  });

  it('can be repeated for half a year by active users, who then have to sign in', async () => {
    let { refreshToken } = await signIn(world, await registerVerified(world));
    for (let day = 20; day < 180; day += 20) {
      world.advance(20 * 24 * 60);
      const { status, body } = await refresh(world, refreshToken);
      assert.equal(status, 200, `after ${day} days`);
      refreshToken = body.refreshToken;
    }
    world.advance(20 * 24 * 60 + 1);
    assert.equal((await refresh(world, refreshToken)).error?.code, 'SESSION_EXPIRED');
  });
});

describe('logout', () => {
  const world = openWorld();

  it('ends the session on the server, not only in the browser', async () => {
    const session = await signIn(world, await registerVerified(world));
    const { refreshToken } = session;
    assert.deepEqual((await world.call(authCalls.logout, { body: { refreshToken } })).body, { ended: true });
    assert.equal((await refresh(world, refreshToken)).error?.code, 'SESSION_EXPIRED');
  });

  it('ignores an unknown token', async () => {
    const answer = await world.call(authCalls.logout, { body: { refreshToken: 'de-otro-sitio' } });
    assert.equal(answer.status, 200);
  });
});
