import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseAccent } from './accent.ts';

test('only valid colours are accepted from a URL', () => {
  assert.equal(parseAccent('AA00ff'), '#aa00ff');
  for (const text of ['', 'red', '#aa00ff', 'aa00ff;x:1', 'fff']) assert.equal(parseAccent(text), null);
});
