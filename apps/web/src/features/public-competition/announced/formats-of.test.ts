import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatsOf } from './formats-of.ts';

test('a format is described by its settings, or the usual ones', () => {
  const phases = [
    { id: 'a', broker: { algorithm: 'GROUPS' } },
    { id: 'b', broker: { algorithm: 'QUALIFY' } },
    { id: 'c', broker: null },
    { id: 'd', broker: { algorithm: 'QUALIFY' } },
    { id: 'e', broker: { algorithm: 'MAIN_ROUND' } },
  ] as unknown as Parameters<typeof formatsOf>[0]['phases'];
  const announced = [
    { id: 'a', params: { groups: 4, legs: 2 } },
    { id: 'b', params: { groups: ['A', 'B'], qualifiers: 1 } },
    { id: 'd', params: { qualifiers: 4, entries: [2, 5, 3, 4].map((position) => ({ position })) } },
    { id: 'e', params: { qualifiers: 2, from: 4 } },
  ] as unknown as Parameters<typeof formatsOf>[1]['phases'];
  const formats = formatsOf({ phases }, { phases: announced });
  assert.deepEqual(
    formats.map(({ algorithm, groups, legs, from, to }) => [algorithm, groups, legs, from, to]),
    [
      ['GROUPS', 4, 2, 1, 2],
      ['QUALIFY', 0, 1, 1, 1],
      ['QUALIFY', 0, 1, 2, 5],
      ['MAIN_ROUND', 0, 1, 4, 5],
    ],
  );
});
