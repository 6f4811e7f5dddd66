import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leaksSince, takeSnapshot } from './leaks.ts';

test('a file that leaves nothing behind leaks nothing', () => {
  assert.deepEqual(leaksSince(takeSnapshot()), []);
});

test('what a file replaces, adds or sets in the environment is named', () => {
  const before = takeSnapshot();
  const { fetch } = globalThis;
  globalThis.fetch = async () => Response.json({});
  Object.assign(globalThis, { document: {} });
  process.env.LEFT_BEHIND = 'yes';
  const leaks = leaksSince(before);
  globalThis.fetch = fetch;
  Reflect.deleteProperty(globalThis, 'document');
  delete process.env.LEFT_BEHIND;
  assert.deepEqual(leaks, ['document', 'fetch', 'process.env.LEFT_BEHIND']);
});

test('the helpers of a library that is loaded late are no leak', () => {
  const before = takeSnapshot();
  Object.assign(globalThis, { __awaiter: () => undefined });
  const leaks = leaksSince(before);
  Reflect.deleteProperty(globalThis, '__awaiter');
  assert.deepEqual(leaks, []);
});
