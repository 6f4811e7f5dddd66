import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { test } from 'node:test';
import { DiskSpace } from './disk-space.ts';

test('a disk is short of space when only its reserve is left, and nearly full once that is in use', () => {
  const { free } = new DiskSpace(tmpdir(), 0);
  assert.ok(free > 0);
  const states = [0, free * 2, free * 100].map((reserve) => {
    const disk = new DiskSpace(tmpdir(), reserve);
    return [disk.isShort(), disk.isNearlyFull()];
  });
  assert.deepEqual(states, [
    [false, false],
    [true, false],
    [true, true],
  ]);
});
