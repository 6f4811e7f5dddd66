import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isEmptyHome } from './is-empty-home.ts';

const nothing = { live: [], next: [], results: [], teams: [], competitions: [], organizations: [] };

test('only people with nothing at all see the first steps', () => {
  assert.equal(isEmptyHome(nothing), true);
  for (const key of Object.keys(nothing)) assert.equal(isEmptyHome({ ...nothing, [key]: [1] }), false, key);
});
