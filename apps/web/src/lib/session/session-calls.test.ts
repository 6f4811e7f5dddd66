import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CallFailure } from '@traip/contract';
import { logout, profile, refresh } from './session-calls.ts';
import { backend, withBackend } from './testing/backend.ts';

withBackend();

test('refresh and logout send the refresh token to our own origin, and no other token', async () => {
  assert.deepEqual(await refresh('refresh-1'), { accessToken: 'access-2', refreshToken: 'refresh-2' });
  await logout('refresh-2');
  assert.deepEqual(backend.received, [
    { call: 'POST /auth/refresh', token: null, body: { refreshToken: 'refresh-1' } },
    { call: 'POST /auth/logout', token: null, body: { refreshToken: 'refresh-2' } },
  ]);
});

test('the profile is loaded with the given token', async () => {
  assert.equal((await profile('access-2')).firstName, 'Luz');
  assert.deepEqual(backend.received, [
    { call: 'GET /auth/profile', token: 'Bearer access-2', body: undefined },
  ]);
});

test('a refused token is not sent again', async () => {
  backend.state = 'refusing';
  await assert.rejects(profile('access-1'), CallFailure);
  assert.equal(backend.received.length, 1);
});
