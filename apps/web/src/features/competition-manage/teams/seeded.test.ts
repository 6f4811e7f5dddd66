import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EntryData } from '../data/use-competition.ts';
import { inSeedOrder, seedsOf } from './seeded.ts';

const entry = (id: string, seed: number | null, status: EntryData['status'] = 'ACCEPTED') =>
  ({ team: { id, name: id, avatarUrl: null }, seed, status }) as EntryData;

test('seeded teams come first, in order, and only accepted teams are listed', () => {
  const entries = [
    entry('c', null),
    entry('b', 2),
    entry('x', 3, 'WITHDRAWN'),
    entry('a', 1),
    entry('d', null),
  ];
  assert.deepEqual(
    inSeedOrder(entries).map(({ key }) => key),
    ['a', 'b', 'c', 'd'],
  );
});

test('the requested number of teams gets seeds, the others lose theirs', () => {
  assert.deepEqual(seedsOf([{ key: 'a' }, { key: 'b' }, { key: 'c' }], 2), [
    { teamId: 'a', seed: 1 },
    { teamId: 'b', seed: 2 },
    { teamId: 'c', seed: null },
  ]);
});
