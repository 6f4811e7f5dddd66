import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contrast, parseAccent, readableAccent } from './accent.ts';

test('any colour can be read in both themes, and one that can already is left alone', () => {
  for (const accent of ['#ffff00', '#000000', '#ffffff', '#ff0000', '#808080', '#0b7a70']) {
    assert.ok(contrast(readableAccent(accent, 'light'), '#ffffff') >= 4.5, accent);
    assert.ok(contrast(readableAccent(accent, 'dark'), '#161f31') >= 4.5, accent);
  }
  assert.equal(readableAccent('#0b7a70', 'light'), '#0b7a70');
});

test('only colours come through an address', () => {
  assert.equal(parseAccent('AA00ff'), '#aa00ff');
  for (const asked of ['', 'red', '#aa00ff', 'aa00ff;x:1', 'fff']) assert.equal(parseAccent(asked), null);
});
