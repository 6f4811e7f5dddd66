import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findKeyedCalls } from '../publish/write-keyed-calls.ts';
import { keyedCalls } from './keyed-calls.ts';

test('the calls that take an idempotency key match the description: npm run routes', () => {
  assert.deepEqual(keyedCalls, findKeyedCalls());
});
