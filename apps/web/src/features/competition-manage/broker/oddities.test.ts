import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findOddities } from './oddities.ts';

type Fixtures = Parameters<typeof findOddities>[0];

const side = (name: string | null) => ({ team: name === null ? null : { id: name, name } });
const fixtures = (...list: readonly (readonly [number, string | null, string | null, string?])[]) =>
  list.map(([round, home, away, state = 'CREATED'], index) => ({
    key: String(index),
    round,
    home: side(home),
    away: side(away),
    match: { state },
  })) as unknown as Fixtures;

test('finds repeated pairs, teams that play twice in a round, and the number of missing pairs', () => {
  const made = fixtures([1, 'Ana', 'Bea'], [1, 'Cai', 'Ana'], [2, 'Bea', 'Ana']);
  assert.deepEqual(findOddities(made, 1), {
    missing: 1,
    repeated: [{ teams: ['Ana', 'Bea'], times: 2 }],
    twice: [{ team: 'Ana', round: 1 }],
  });
  assert.deepEqual(findOddities(made, 2).repeated, []);
});

test('ignores cancelled matches and those waiting for a team', () => {
  const made = fixtures([1, 'Ana', 'Bea'], [1, 'Ana', 'Bea', 'CANCELLED'], [1, null, 'Cai']);
  assert.deepEqual(findOddities(made, 1), { missing: 2, repeated: [], twice: [] });
});
