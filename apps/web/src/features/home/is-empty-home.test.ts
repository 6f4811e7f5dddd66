import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isEmptyHome } from './is-empty-home.ts';

const emptyHome = { live: [], next: [], results: [], teams: [], competitions: [], organizations: [] };

test('only people with nothing at all see the first steps', () => {
  assert.equal(isEmptyHome(emptyHome), true);
  for (const key of Object.keys(emptyHome))
    assert.equal(isEmptyHome({ ...emptyHome, [key]: [1] }), false, key);
});
