import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeOf } from '../../../ui/bracket/tie.ts';
import type { MatchItemView } from '../../../ui/match-list/types.ts';
import { fixturesOf } from './fixtures.ts';

const team = (name: string | null) => (name === null ? null : { id: name, name });
const from = (kind: string, id: string | null) => (id === null ? null : { kind, match: { id, round: 1 } });

function match(
  id: string,
  round: number,
  sides: readonly (string | null)[],
  origins: unknown[] = [null, null],
) {
  const [home = null, away = null] = sides;
  const [homeOrigin, awayOrigin] = origins;
  const more = { id, round, group: null, home: team(home), away: team(away), homeOrigin, awayOrigin };
  return more as unknown as MatchItemView;
}

const cup = [
  match('q1', 1, ['a', 'b']),
  match('q2', 1, ['c', 'd']),
  match('q3', 1, ['e', 'f']),
  match('q4', 1, ['g', 'h']),
  // The lower half comes first in the list: its place follows from where its winner goes.
  match('s2', 2, [null, null], [from('WINNER', 'q3'), from('WINNER', 'q4')]),
  match('s1', 2, ['a', null], [from('WINNER', 'q1'), from('WINNER', 'q2')]),
  match('f', 3, [null, null], [from('WINNER', 's1'), from('WINNER', 's2')]),
  match('t', 3, [null, null], [from('LOSER', 's1'), from('LOSER', 's2')]),
];

const tiesIn = (matches: readonly MatchItemView[]) =>
  Object.fromEntries(fixturesOf(matches).map(({ key, tie }) => [key, tie]));

test('every match finds its place in the tree, also when its team is known', () => {
  assert.deepEqual(tiesIn(cup), {
    ...{ q1: 'r1-1', q2: 'r1-2', q3: 'r1-3', q4: 'r1-4' },
    ...{ s1: 'r2-1', s2: 'r2-2', f: 'r3-1', t: 'r3p3-1' },
  });
  for (const { tie } of fixturesOf(cup)) assert.ok(placeOf(tie ?? ''), `${tie}`);
});

test('a side that waits says for whom', () => {
  const final = fixturesOf(cup).find(({ key }) => key === 'f');
  assert.deepEqual(
    [final?.home.source, final?.away.source],
    [
      { kind: 'WINNER', tie: 'r2-1' },
      { kind: 'WINNER', tie: 'r2-2' },
    ],
  );
});

test('two legs are one tie', () => {
  assert.deepEqual(tiesIn([match('one', 1, ['a', 'b']), match('two', 1, ['b', 'a'])]), {
    one: 'r1-1',
    two: 'r1-1',
  });
});
