import assert from 'node:assert/strict';
import { it } from 'node:test';
import { compareAcrossGroups } from './across-groups.ts';
import { acrossGroupsChain, chains } from './chains.ts';
import type { Chain } from './rules.ts';
import type { Table } from './table.ts';
import { by, football, match, results, tableOf } from './testing/sample.ts';

const rules = by(football, chains.FIFA);
const group = (...lines: string[]): Table => tableOf({ rules, matches: results(...lines) });

// Second of three: 3 points in 2 matches. Second of four: 4 points in 3, three of them against the last.
const three = () => group('A1 1-0 A2', 'A1 2-0 A3', 'A2 1-0 A3');
const four = () => group('B1 1-0 B2', 'B1 1-0 B3', 'B1 1-0 B4', 'B2 1-1 B3', 'B2 4-0 B4', 'B3 1-0 B4');
const groups = () => [
  { group: 'A', table: three() },
  { group: 'B', table: four() },
];

function order(input: Partial<Parameters<typeof compareAcrossGroups>[0]>): string[] {
  return compareAcrossGroups({ groups: groups(), position: 2, ...input }).map(
    ({ rank, group, row }) => `${rank} ${group} ${row.team}`,
  );
}

it('groups of different sizes are compared per match: 3 points in 2 beat 4 in 3', () => {
  assert.deepEqual(order({}), ['1 A A2', '2 B B2']);
  const [, second] = compareAcrossGroups({ groups: groups(), position: 2 });
  assert.deepEqual(
    second?.why?.by.parts.map(({ value }) => value.kind === 'AMOUNT' && value.amount),
    [
      { num: 3, den: 2 },
      { num: 4, den: 3 },
    ],
  );
});

it('or without the larger group’s matches against its last team: 3 points against 1', () => {
  const rows = compareAcrossGroups({ groups: groups(), position: 2, method: 'DROP_VS_LAST' });
  assert.deepEqual(
    rows.map(({ row }) => row.team),
    ['A2', 'B2'],
  );
  assert.deepEqual(
    rows[1]?.why?.by.parts.map(({ value }) => value.kind === 'AMOUNT' && value.amount.num),
    [3, 1],
  );
});

it('groups of equal size are compared by totals, however many matches each has played', () => {
  const begun = { group: 'A', table: group('A1 1-0 A2') };
  const ahead = { group: 'B', table: group('B1 1-0 B2', 'B2 1-1 B1') };
  assert.deepEqual(order({ groups: [begun, ahead], position: 1 }), ['1 B B1', '2 A A1']);
  assert.deepEqual(order({ groups: [begun, ahead], position: 1, method: 'PER_MATCH' }), ['1 A A1', '2 B B1']);
});

it('or by totals, if the competition says so', () => {
  assert.deepEqual(order({ method: 'TOTAL' }), ['1 B B2', '2 A A2']);
});

it('the best thirds: difference, goals, wins, fair play, and finally a draw of lots', () => {
  const third = (name: string, last: string) => ({
    group: name,
    table: group(
      `${name}1 1-0 ${name}2`,
      `${name}1 1-0 ${name}3`,
      `${name}2 1-0 ${name}3`,
      `${name}2 1-0 ${name}4`,
      `${name}3 ${last} ${name}4`,
    ),
  });
  const thirds = {
    groups: [third('A', '1-0'), third('B', '2-1'), third('C', '3-0'), third('D', '1-0')],
    position: 3,
  };
  assert.deepEqual(order(thirds), ['1 C C3', '2 B B3', '3 A A3', '3 D D3']);
  const [, , head, last] = compareAcrossGroups(thirds);
  assert.deepEqual([last?.tie?.needs, last?.tie?.teams], ['LOTS', ['A3', 'D3']]);
  assert.deepEqual([head?.why?.by.criterion, last?.why], ['ALL.FOR', null]);
  assert.deepEqual(order({ ...thirds, groups: thirds.groups.toReversed() }), order(thirds));
  assert.deepEqual(order({ ...thirds, draws: [{ order: ['D3', 'A3'] }] }).slice(2), ['3 D D3', '4 A A3']);
});

it('a group without a team in that position, or with only a withdrawn one, contributes none', () => {
  const left = tableOf({
    rules,
    matches: results('C1 1-0 C2', 'C1 1-0 C3', 'C2 1-0 C3'),
    withdrawals: [{ team: 'C3', mode: 'KEEP_ONLY' }],
  });
  assert.deepEqual(order({ groups: [...groups(), { group: 'C', table: left }], position: 3 }), [
    '1 B B3',
    '2 A A3',
  ]);
});

it('without the matches against the last, point adjustments stay', () => {
  const booked = { cards: [{ team: 'B2', person: 'p', kind: 'YELLOW' as const }] };
  const input = {
    rules,
    matches: [
      ...results('B1 1-0 B2', 'B1 1-0 B3', 'B1 1-0 B4', 'B3 1-0 B4'),
      match('third', 'B2 1-1 B3', booked),
      match('last', 'B2 4-0 B4', booked),
    ],
    adjustments: [{ team: 'B2', points: 2 }],
    fairPlay: { B2: 3 },
  };
  const adjusted = [
    { group: 'A', table: three() },
    { group: 'B', table: tableOf(input) },
  ];
  const compared = { groups: adjusted, position: 2, method: 'DROP_VS_LAST' } as const;
  const [, unfair] = compareAcrossGroups({
    ...compared,
    chain: { ...acrossGroupsChain, primary: ['FAIR_PLAY'] },
  });
  // B2 saw two yellow cards, one of them against the last team; fair-play points without a card stay.
  assert.deepEqual(
    unfair?.why?.by.parts.map(
      ({ teams, value }) => `${teams} ${value.kind === 'AMOUNT' && value.amount.num}`,
    ),
    ['A2 0', 'B2 4'],
  );
  // It took 1 from B3 and has 2 more, as many as A2.
  const level = compareAcrossGroups(compared);
  assert.deepEqual(
    level.map(({ row, why }) => [row.team, why?.by.criterion]),
    [
      ['A2', undefined],
      ['B2', 'ALL.DIFF'],
    ],
  );
});

it('head-to-head criteria are skipped, and an extra match is awaited', () => {
  const same = (name: string) => ({
    group: name,
    table: group(`${name}1 1-0 ${name}2`, `${name}2 1-0 ${name}3`, `${name}1 1-0 ${name}3`),
  });
  const chain: Chain = {
    primary: ['POINTS'],
    policy: 'CONTINUE',
    steps: [
      { scope: 'H2H', metric: 'POINTS' },
      { scope: 'ALL', metric: 'PLAYOFF' },
    ],
  };
  const [first, second] = compareAcrossGroups({ groups: [same('A'), same('B')], position: 1, chain });
  assert.deepEqual([first?.rank, second?.rank, first?.why, second?.why], [1, 1, null, null]);
  assert.equal(first?.tie?.needs, 'PLAYOFF');
  assert.deepEqual(
    first?.tie?.path.map((trial) => (trial.kind === 'SKIPPED' ? trial.reason : trial.criterion)),
    ['ALL.POINTS', 'NO_DATA'],
  );
});
