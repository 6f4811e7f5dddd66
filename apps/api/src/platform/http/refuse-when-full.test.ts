import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { authCalls, organisationCalls } from '@traip/contract';
import { registerVerified, signIn } from '../../testing/fixtures/registration.ts';
import { openWorld } from '../../testing/world.ts';

describe('a disk without room', () => {
  let isFull = false;
  const world = openWorld({ isFull: () => isFull });

  it('refuses writes and says when to retry; users may still sign in, stay signed in and read', async () => {
    const person = await registerVerified(world);
    const { accessToken: token, refreshToken } = await signIn(world, person);
    isFull = true;
    const body = { name: 'Club sin sitio', orgCode: 'club-sin-sitio' };
    const { status, error, headers } = await world.call(organisationCalls.create, { body }, { token });
    assert.deepEqual([status, error?.code, headers['retry-after']], [507, 'STORAGE_FULL', '60']);
    const refreshed = await world.call(authCalls.refresh, { body: { refreshToken } });
    assert.equal(refreshed.status, 200);
    assert.equal((await world.call(authCalls.profile, {}, { token })).status, 200);
    assert.ok((await signIn(world, person)).accessToken);
    isFull = false;
    const created = await world.call(organisationCalls.create, { body }, { token });
    assert.equal(created.status, 201, JSON.stringify(created.error));
  });
});
