import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spreadSports } from './spread-sports.ts';

const match = (id: string, sportKey: string | null) => ({ id, home: { sportKey } });

test('every sport is shown before a second match of one', () => {
  const matches = [
    match('f1', 'FOOTBALL'),
    match('f2', 'FOOTBALL'),
    match('p1', 'PADEL'),
    match('f3', 'FOOTBALL'),
  ];
  assert.deepEqual(
    spreadSports(matches).map(({ id }) => id),
    ['f1', 'p1', 'f2', 'f3'],
  );
  assert.deepEqual(spreadSports([]), []);
});
