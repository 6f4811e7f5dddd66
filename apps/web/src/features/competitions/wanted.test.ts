import assert from 'node:assert/strict';
import { test } from 'node:test';
import { knownState, knownTimeline } from './wanted.ts';

test('only states and times that exist narrow a list', () => {
  assert.deepEqual(['DRAFT', 'draft', '', 'x'].map(knownState), ['DRAFT', undefined, undefined, undefined]);
  assert.deepEqual(['LIVE', 'SOON', ''].map(knownTimeline), ['LIVE', undefined, undefined]);
});
