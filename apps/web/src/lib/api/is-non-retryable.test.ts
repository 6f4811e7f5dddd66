import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CallFailure } from '@traip/contract';
import { isNonRetryable } from './is-non-retryable.ts';

test("a missing resource isn't retried; a busy, lost or broken one may be", () => {
  const failed = (status?: number) => new CallFailure('ERR_BAD_REQUEST', 'GET /x', status ? { status } : {});
  for (const status of [400, 403, 404, 422]) assert.ok(isNonRetryable(failed(status)), String(status));
  for (const status of [401, 408, 429, 500, 503, undefined])
    assert.ok(!isNonRetryable(failed(status)), String(status));
  assert.ok(!isNonRetryable(new Error('no network')));
});
