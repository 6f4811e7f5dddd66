import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pictureProblem } from './picture-problem.ts';

test('a JPG or PNG of up to 5 MB can be sent', () => {
  assert.equal(pictureProblem({ type: 'image/jpeg', size: 5 * 1024 * 1024 }), null);
  assert.equal(pictureProblem({ type: 'image/png', size: 1 }), null);
});

test('anything else is reported with the reason', () => {
  assert.equal(pictureProblem({ type: 'image/gif', size: 1 }), 'FILE_TYPE_UNSUPPORTED');
  assert.equal(pictureProblem({ type: '', size: 1 }), 'FILE_TYPE_UNSUPPORTED');
  assert.equal(pictureProblem({ type: 'image/png', size: 5 * 1024 * 1024 + 1 }), 'FILE_TOO_LARGE');
});
