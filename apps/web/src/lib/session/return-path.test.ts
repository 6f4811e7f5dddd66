import assert from 'node:assert/strict';
import { test } from 'node:test';
import { device, withDevice } from '../testing/device.ts';
import { returnPath } from './return-path.ts';

withDevice();

test('where somebody was going is remembered on the device, and taken once', () => {
  returnPath.remember('/invitations');
  assert.equal(returnPath.take(), '/invitations');
  assert.equal(returnPath.take(), null);
  assert.equal(device.texts.size, 0);
});

test('who goes nowhere is taken nowhere', () => {
  returnPath.remember('/invitations');
  returnPath.remember(null);
  assert.equal(returnPath.take(), null);
});

for (const state of ['isFull', 'isForbidden'] as const)
  test(`registering works where storage ${state === 'isFull' ? 'is full' : 'is forbidden'}, without a way back`, () => {
    device[state] = true;
    returnPath.remember('/invitations');
    assert.equal(returnPath.take(), null);
  });
