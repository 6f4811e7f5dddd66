import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Withdrawal } from './matches.ts';
import { withResult } from './table.ts';
import {
  built,
  columns,
  football,
  match,
  ranking,
  results,
  rugby,
  tableOf,
  volleyball,
} from './testing/sample.ts';
import { defaultWithdrawalMode } from './withdrawals.ts';

const rules = { ...football, meetings: 2 };
// Reus has conceded 4 in 3 matches; it owes Ana a match away and Bea one away, and Cruz both.
const played = results(
  'Reus 2-1 Ana',
  'Reus 0-1 Bea',
  'Ana 1-0 Bea',
  'Bea 2-0 Ana',
  'Cruz 2-0 Reus',
  'Ana 0-0 Cruz',
);
const scheduled = { id: 'next', home: 'Ana', away: 'Reus', state: 'SCHEDULED', at: '2019-02-01' } as const;

function after(withdrawal: Omit<Withdrawal, 'team'>, more = {}) {
  return tableOf({
    rules,
    matches: [...played, scheduled],
    withdrawals: [{ team: 'Reus', ...withdrawal }],
    ...more,
  });
}

it('ANNUL: results against the team do not count, and it ranks last with nothing', () => {
  const table = after({ mode: 'ANNUL' });
  assert.deepEqual(columns(table, 'Ana', 'played', 'points', 'for', 'against'), [3, 4, 1, 2]);
  assert.deepEqual(columns(table, 'Reus', 'rank', 'played', 'points', 'withdrawn'), [4, 0, 0, true]);
});

it('KEEP_ONLY: what was played stays and nothing is added', () => {
  const table = after({ mode: 'KEEP_ONLY' });
  assert.deepEqual(columns(table, 'Ana', 'played', 'points'), [4, 4]);
  assert.deepEqual(columns(table, 'Reus', 'rank', 'played', 'points', 'withdrawn'), [4, 3, 0, true]);
});

it('KEEP_AND_AWARD: the rest goes to the rivals by the forfeit score, listed or not', () => {
  const table = after({ mode: 'KEEP_AND_AWARD' });
  assert.deepEqual(columns(table, 'Ana', 'played', 'points', 'for', 'against'), [5, 7, 5, 4]);
  assert.deepEqual(columns(table, 'Cruz', 'played', 'points', 'for', 'against'), [3, 7, 5, 0]);
  assert.deepEqual(columns(table, 'Reus', 'rank', 'played', 'won', 'lost', 'points'), [4, 6, 1, 5, 0]);
});

it('KEEP_AND_AWARD: every pair ends up with a match at each ground', () => {
  const entries = after({ mode: 'KEEP_AND_AWARD' }).sheets.get('Reus')?.entries ?? [];
  const homes = entries.map(({ match: { home, away } }) =>
    home === 'Reus' ? `at home to ${away}` : `away to ${home}`,
  );
  assert.deepEqual(
    homes.toSorted(),
    ['Ana', 'Bea', 'Cruz'].flatMap((rival) => [`at home to ${rival}`, `away to ${rival}`]).toSorted(),
  );
});

it('two withdrawn teams owe each other nothing', () => {
  const withdrawals = ['Ana', 'Reus'].map((team) => ({ team, mode: 'KEEP_AND_AWARD' }) as const);
  const table = tableOf({ rules, matches: [...played, scheduled], withdrawals });
  assert.deepEqual(columns(table, 'Ana', 'played', 'won'), [5, 1]);
  const unmet = tableOf({
    rules: { ...football, meetings: 1 },
    teams: ['Ana', 'Bea', 'Reus'],
    matches: [],
    withdrawals,
  });
  assert.deepEqual(columns(unmet, 'Ana', 'played', 'lost'), [1, 1]);
  assert.deepEqual(columns(unmet, 'Bea', 'played', 'won'), [2, 2]);
});

it('a match of two withdrawn teams is void if either of them is annulled', () => {
  const withdrawals = [
    { team: 'Ana', mode: 'KEEP_ONLY' },
    { team: 'Reus', mode: 'ANNUL' },
  ] as const;
  const table = tableOf({ rules, matches: played, withdrawals });
  assert.deepEqual(columns(table, 'Ana', 'played'), [3]);
});

it('KEEP_AND_AWARD by RFEF art. 77: the mean it conceded, rounded (4 in 3: 1-0)', () => {
  const table = after({ mode: 'KEEP_AND_AWARD', award: 'MEAN_CONCEDED' });
  assert.deepEqual(columns(table, 'Ana', 'for', 'against', 'points'), [3, 4, 7]);
  const never = tableOf({
    rules,
    matches: results('Ana 0-1 Reus', 'Ana 0-0 Bea'),
    withdrawals: [{ team: 'Reus', mode: 'KEEP_AND_AWARD', award: 'MEAN_CONCEDED' }],
  });
  assert.deepEqual(columns(never, 'Bea', 'won', 'for'), [2, 2]);
});

it('the mean covers its own played matches, home and away', () => {
  const table = tableOf({
    rules: { ...football, meetings: 1 },
    teams: ['Ana', 'Bea', 'Cruz', 'Reus'],
    matches: [
      ...results('Reus 1-0 Ana', 'Bea 4-0 Reus', 'Ana 9-9 Bea'),
      match('x', 'Cruz 0-0 Reus', { state: 'SCHEDULED' }),
    ],
    withdrawals: [{ team: 'Reus', mode: 'KEEP_AND_AWARD', award: 'MEAN_CONCEDED' }],
  });
  assert.deepEqual(columns(table, 'Cruz', 'for', 'against'), [2, 0]);
});

it('matches among the others are still to be played, and extra matches are not awarded', () => {
  const table = tableOf({
    rules: football,
    matches: [
      ...results('Ana 1-0 Reus'),
      match('x', 'Ana 0-0 Bea', { state: 'SCHEDULED' }),
      match('y', 'Bea 0-0 Reus', { state: 'SCHEDULED', kind: 'TIEBREAK' }),
    ],
    withdrawals: [{ team: 'Reus', mode: 'KEEP_AND_AWARD' }],
  });
  assert.equal(table.complete, false);
  assert.deepEqual(columns(table, 'Bea', 'played', 'points'), [0, 0]);
});

it('an extra match does not count as an owed meeting', () => {
  const table = tableOf({
    rules: { ...football, meetings: 1 },
    matches: [match('t', 'Ana 1-0 Reus', { kind: 'TIEBREAK' })],
    withdrawals: [{ team: 'Reus', mode: 'KEEP_AND_AWARD' }],
  });
  assert.deepEqual(columns(table, 'Ana', 'played', 'points', 'for'), [1, 3, 3]);
});

it('an awarded match gives no bonus', () => {
  const table = tableOf({
    rules: rugby,
    matches: [match('1', 'Ana 0-0 Bea', { state: 'SCHEDULED' })],
    withdrawals: [{ team: 'Bea', mode: 'KEEP_AND_AWARD', award: { rival: 5, leaver: 0 } }],
  });
  assert.deepEqual(columns(table, 'Ana', 'points', 'bonus'), [4, 0]);
  assert.deepEqual(columns(table, 'Bea', 'lost', 'bonus'), [1, 0]);
});

it('unlisted meetings are awarded at alternating grounds, first at the opponent’s', () => {
  const grounds = (meetings: number, ...played: string[]) => {
    const table = tableOf({
      rules: { ...football, meetings },
      teams: ['Ana', 'Reus'],
      matches: results(...played),
      withdrawals: [{ team: 'Reus', mode: 'KEEP_AND_AWARD' }],
    });
    const entries = table.sheets.get('Ana')?.entries ?? [];
    return entries.filter(({ match: { home } }) => home === 'Ana').length;
  };
  assert.deepEqual([grounds(1), grounds(2), grounds(3), grounds(4)], [1, 1, 2, 2]);
  assert.deepEqual([grounds(2, 'Ana 1-0 Reus'), grounds(4, 'Ana 1-0 Reus', 'Ana 1-0 Reus')], [1, 2]);
});

it('Reus 2018-19 by RFEF art. 77: 27 goals conceded in 21 matches are 1-0 for each rival left', () => {
  // 21 rivals met once: 15 matches lost 0-1 and 6 lost 0-2.
  const rivals = Array.from({ length: 22 }, (_, index) => `Club${String(index).padStart(2, '0')}`);
  const lost = rivals.slice(0, 21).map((rival, index) => `${rival} ${index < 15 ? 1 : 2}-0 Reus`);
  const table = tableOf({
    rules: { ...football, meetings: 1 },
    teams: [...rivals, 'Reus'],
    matches: results(...lost),
    withdrawals: [{ team: 'Reus', mode: 'KEEP_AND_AWARD', award: 'MEAN_CONCEDED' }],
  });
  assert.deepEqual(columns(table, 'Club21', 'played', 'won', 'for', 'against', 'points'), [1, 1, 1, 0, 3]);
  assert.deepEqual(columns(table, 'Reus', 'against', 'rank', 'points'), [28, 23, 0]);
});

it('the awarded score can be set, and the team may keep its place and points', () => {
  const award = { rival: 5, leaver: 1 };
  const table = after({ mode: 'KEEP_AND_AWARD', award, forceLast: false, points: 10 });
  assert.deepEqual(columns(table, 'Cruz', 'for', 'against'), [7, 1]);
  assert.deepEqual(columns(table, 'Reus', 'rank', 'points', 'withdrawn'), [1, 10, true]);
});

it('a withdrawal changes nothing before it takes effect, and awards immediately from then on', () => {
  const withdrawal = { mode: 'KEEP_AND_AWARD', effectiveFrom: '2019-01-18' } as const;
  assert.deepEqual(columns(after(withdrawal, { asOf: '2019-01-17' }), 'Reus', 'played', 'withdrawn'), [
    3,
    false,
  ]);
  assert.deepEqual(columns(after(withdrawal, { asOf: '2019-01-18' }), 'Reus', 'played', 'withdrawn'), [
    6,
    true,
  ]);
});

it('a later withdrawal ranks above an earlier one, and neither awaits a draw of lots', () => {
  const withdrawals = [
    { team: 'Bea', mode: 'ANNUL', effectiveFrom: '2019-01-01' },
    { team: 'Ana', mode: 'ANNUL', effectiveFrom: '2019-01-02' },
  ] as const;
  const table = tableOf({ rules, matches: played, withdrawals });
  assert.equal(ranking(table), '1 Cruz, 2 Reus, 3 Ana, 4 Bea');
  assert.deepEqual(columns(table, 'Bea', 'tie'), [null]);
});

it('simultaneous withdrawals share the rank, and one without a date ranks last', () => {
  const left = (team: string, effectiveFrom?: string) =>
    ({ team, mode: 'ANNUL', ...(effectiveFrom && { effectiveFrom }) }) as const;
  const ranks = (...withdrawals: readonly Withdrawal[]) =>
    ranking(tableOf({ rules, matches: played, withdrawals }));
  assert.equal(ranks(left('Bea', '2019-01-01'), left('Ana', '2019-01-01')), '1 Cruz, 2 Reus, 3 Ana, 3 Bea');
  assert.equal(ranks(left('Ana'), left('Bea', '2019-01-01')), '1 Cruz, 2 Reus, 3 Bea, 4 Ana');
});

it('awarded matches do not count in form', () => {
  assert.deepEqual(columns(after({ mode: 'KEEP_AND_AWARD' }), 'Cruz', 'form'), [['W', 'D']]);
});

it('volleyball: the remaining matches are three sets of 25-0', () => {
  const withdrawals = [{ team: 'Bea', mode: 'KEEP_AND_AWARD' }] as const;
  const matches = [match('1', 'Ana 0-0 Bea', { state: 'SCHEDULED' })];
  const table = tableOf({ rules: volleyball, matches, withdrawals });
  assert.deepEqual(columns(table, 'Ana', 'points', 'setsWon', 'pointsWon'), [3, 3, 75]);
});

it('correcting an old result of the withdrawn team changes the mean its rivals are awarded', () => {
  const before = after({ mode: 'KEEP_AND_AWARD', award: 'MEAN_CONCEDED' });
  const table = built(withResult(before, match('000', 'Reus 2-3 Ana')));
  assert.deepEqual(columns(before, 'Cruz', 'for'), [3]);
  assert.deepEqual(columns(table, 'Cruz', 'for'), [4]);
});

it('results are annulled by default while less than half of the matches were played', () => {
  assert.equal(defaultWithdrawalMode(18, 38), 'ANNUL');
  assert.equal(defaultWithdrawalMode(19, 38), 'KEEP_AND_AWARD');
});
