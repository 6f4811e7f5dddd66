import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { authCalls, profileCalls } from '@traip/contract';
import { registerVerified, signIn } from '../../../testing/fixtures/registration.ts';
import { openWorld } from '../../../testing/world.ts';

describe('one’s own sessions', () => {
  const world = openWorld();
  const listed = async (token: string) =>
    (await world.call(profileCalls.sessions, {}, { token })).body.sessions;
  const refresh = async ({ refreshToken }: { readonly refreshToken: string }) =>
    (await world.call(authCalls.refresh, { body: { refreshToken } })).status;

  it('are listed with their last use, marking the current one, without ended ones', async () => {
    const ana = await registerVerified(world);
    const [phone, laptop, hall] = [
      await signIn(world, ana),
      await signIn(world, ana),
      await signIn(world, ana),
    ];
    await world.call(authCalls.logout, { body: { refreshToken: hall.refreshToken } });
    world.advance(5);
    assert.equal(await refresh(phone), 200);
    const sessions = await listed(laptop.accessToken);
    assert.deepEqual(
      sessions.map(({ isThis, startedAt, usedAt }) => [
        isThis,
        Date.parse(usedAt) - Date.parse(startedAt) > 60_000,
      ]),
      [
        [false, true],
        [true, false],
      ],
    );
  });

  it('can be ended one by one, but never another user’s', async () => {
    const [ana, eva] = [await registerVerified(world), await registerVerified(world)];
    const [phone, laptop, other] = [
      await signIn(world, ana),
      await signIn(world, ana),
      await signIn(world, eva),
    ];
    const id = (await listed(laptop.accessToken)).find(({ isThis }) => !isThis)?.id ?? '';
    const end = async (token: string) =>
      (await world.call(profileCalls.endSession, { params: { id } }, { token })).status;
    assert.equal(await end(other.accessToken), 404);
    assert.equal((await listed(laptop.accessToken)).length, 2);
    assert.equal(await end(laptop.accessToken), 200);
    assert.equal(await end(laptop.accessToken), 404, 'it has ended already');
    assert.deepEqual([await refresh(phone), await refresh(laptop)], [401, 200]);
  });

  it('can all be ended but this one', async () => {
    const [ana, eva] = [await registerVerified(world), await registerVerified(world)];
    const [phone, laptop, other] = [
      await signIn(world, ana),
      await signIn(world, ana),
      await signIn(world, eva),
    ];
    const { status } = await world.call(profileCalls.endOtherSessions, {}, { token: laptop.accessToken });
    assert.equal(status, 200);
    assert.deepEqual(
      (await listed(laptop.accessToken)).map(({ isThis }) => isThis),
      [true],
    );
    assert.deepEqual([await refresh(phone), await refresh(laptop), await refresh(other)], [401, 200, 200]);
  });
});
