import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kmText } from './km-text.ts';

test('parts of a course are labelled in kilometres, short ones in metres', () => {
  assert.equal(kmText([0, 2500], 10_000, 'es'), '0–2,5 km');
  assert.equal(kmText([21_097], 42_195, 'en'), '21.1 km');
  assert.equal(kmText([0, 400], 1500, 'en'), '0–400 m');
});
