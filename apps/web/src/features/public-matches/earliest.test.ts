import assert from 'node:assert/strict';
import { test } from 'node:test';
import { earliest } from './earliest.ts';

test('the earliest matches of several lists come first, each once, and undated ones last', () => {
  const matches = [
    { id: 'c', kickOff: null },
    { id: 'b', kickOff: '2027-03-02T10:00:00Z' },
    { id: 'a', kickOff: '2027-03-01T10:00:00Z' },
    { id: 'b', kickOff: '2027-03-02T10:00:00Z' },
  ];
  const ids = (count: number) => earliest(matches, count).map(({ id }) => id);
  assert.deepEqual(ids(9), ['a', 'b', 'c']);
  assert.deepEqual(ids(1), ['a']);
});
