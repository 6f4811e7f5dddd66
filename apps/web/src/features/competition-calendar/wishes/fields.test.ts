import assert from 'node:assert/strict';
import { test } from 'node:test';
import { selectedFieldIds, selectedFields } from './fields.ts';

const venues = [
  { id: 'v', fields: [{ id: 'a' }, { id: 'b' }] },
  { id: 'w', fields: [{ id: 'c' }] },
];

test('without a choice, everything is chosen', () => {
  assert.deepEqual(selectedFieldIds(venues, {}), ['a', 'b', 'c']);
  assert.deepEqual(selectedFields(venues, ['c', 'b', 'a']), []);
});

test('venues and fields narrow the choice', () => {
  assert.deepEqual(selectedFieldIds(venues, { venueIds: ['v'] }), ['a', 'b']);
  assert.deepEqual(selectedFieldIds(venues, { fieldIds: ['b', 'c'] }), ['b', 'c']);
  assert.deepEqual(selectedFields(venues, ['c', 'b']), ['b', 'c']);
});

test('no field at all is not the same as every field', () => {
  assert.deepEqual(selectedFieldIds(venues, { fieldIds: selectedFields(venues, []) }), []);
});
