import assert from 'node:assert/strict';
import { test } from 'node:test';
import { device, withDevice } from '../testing/device.ts';
import { returnPath } from './return-path.ts';

withDevice();

test('the destination is remembered on the device, and used once', () => {
  returnPath.remember('/invitations');
  assert.equal(returnPath.take(), '/invitations');
  assert.equal(returnPath.take(), null);
  assert.equal(device.texts.size, 0);
});

test('without a destination, nothing is remembered', () => {
  returnPath.remember('/invitations');
  returnPath.remember(null);
  assert.equal(returnPath.take(), null);
});

for (const state of ['isFull', 'isForbidden'] as const)
  test(`registering works if storage ${state === 'isFull' ? 'is full' : 'is forbidden'}, without a destination`, () => {
    device[state] = true;
    returnPath.remember('/invitations');
    assert.equal(returnPath.take(), null);
  });
