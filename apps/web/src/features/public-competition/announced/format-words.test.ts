import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatsOf } from './format-words.ts';

test('a format tells what was decided of it, and the usual where nothing was', () => {
  const phases = [
    { id: 'a', broker: { algorithm: 'GROUPS' } },
    { id: 'b', broker: { algorithm: 'QUALIFY' } },
    { id: 'c', broker: null },
  ] as unknown as Parameters<typeof formatsOf>[0]['phases'];
  const announced = [
    { id: 'a', params: { groups: 4, legs: 2 } },
    { id: 'b', params: { groups: ['A', 'B'], qualifiers: 1 } },
  ] as unknown as Parameters<typeof formatsOf>[1]['phases'];
  const told = formatsOf({ phases }, { phases: announced });
  assert.deepEqual(
    told.map(({ algorithm, groups, legs, qualifiers }) => [algorithm, groups, legs, qualifiers]),
    [
      ['GROUPS', 4, 2, 2],
      ['QUALIFY', 0, 1, 1],
    ],
  );
});
