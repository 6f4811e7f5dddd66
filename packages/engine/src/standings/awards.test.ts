import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { awardsOf } from './awards.ts';
import { football, match, results, tableOf } from './testing/sample.ts';

const lines = [
  'Ana 3-0 Bea',
  'Bea 2-1 Cruz',
  'Cruz 0-1 Ana',
  'Ana 0-0 Dani',
  'Dani 1-2 Bea',
  'Cruz 4-0 Dani',
];
const matches = results(...lines);

describe('the awards of a league', () => {
  it('go to its podium, best attack, best defence and the fairest team', () => {
    const [first, ...rest] = matches;
    assert.ok(first);
    const booked = { ...first, cards: [{ team: 'Ana', person: 'p', kind: 'YELLOW' as const }] };
    assert.deepEqual(awardsOf(tableOf({ rules: football, matches: [booked, ...rest] })), {
      champion: 'Ana',
      runnerUp: 'Bea',
      third: 'Cruz',
      bestAttack: ['Cruz'],
      bestDefence: ['Ana'],
      fairPlay: ['Bea', 'Cruz', 'Dani'],
    });
  });

  it('wait until all matches are official and no tie is left on the podium', () => {
    const open = [...matches, match('x', 'Ana 0-0 Cruz', { state: 'SCHEDULED' })];
    assert.deepEqual(awardsOf(tableOf({ rules: football, matches: open })), { breach: 'TABLE_NOT_FINAL' });
    const finished = matches.with(0, match('000', 'Ana 3-0 Bea', { state: 'FINISHED' }));
    assert.deepEqual(awardsOf(tableOf({ rules: football, matches: finished })), {
      breach: 'TABLE_NOT_FINAL',
    });
    const level = tableOf({ rules: football, matches: results('Ana 0-0 Bea') });
    assert.deepEqual(awardsOf(level), { breach: 'TIE_UNRESOLVED', teams: ['Ana', 'Bea'] });
  });

  it('wait while third place is tied, and while the table is live', () => {
    const third = results('Ana 1-0 Cruz', 'Ana 1-0 Dani', 'Bea 2-0 Cruz', 'Bea 2-0 Dani', 'Ana 1-0 Bea');
    const evened = [...third, match('x', 'Bea 2-2 Cruz'), match('y', 'Bea 2-2 Dani')];
    assert.deepEqual(awardsOf(tableOf({ rules: football, matches: evened })), {
      breach: 'TIE_UNRESOLVED',
      teams: ['Cruz', 'Dani'],
    });
    assert.deepEqual(awardsOf(tableOf({ rules: football, matches, live: true })), {
      breach: 'TABLE_NOT_FINAL',
    });
  });

  it('of a league of two have no third place, and go to no team that has not played', () => {
    const two = tableOf({ rules: football, matches: results('Ana 1-0 Bea') });
    assert.deepEqual(awardsOf(two), {
      champion: 'Ana',
      runnerUp: 'Bea',
      third: null,
      bestAttack: ['Ana'],
      bestDefence: ['Ana'],
      fairPlay: ['Ana', 'Bea'],
    });
    const idle = awardsOf(
      tableOf({ rules: football, teams: ['Ana', 'Bea', 'Zoe'], matches: results('Ana 2-1 Bea') }),
    );
    assert.ok(!('breach' in idle));
    assert.deepEqual([idle.bestDefence, idle.fairPlay], [['Ana'], ['Ana', 'Bea']]);
  });

  it('for attack and defence go by the average per match, not the total', () => {
    const busy = results('Ana 2-1 Bea', 'Bea 2-0 Cruz', 'Bea 1-0 Cruz');
    const awards = awardsOf(tableOf({ rules: football, matches: busy }));
    assert.ok(!('breach' in awards));
    assert.deepEqual([awards.bestAttack, awards.bestDefence], [['Ana'], ['Bea']]);
  });

  it('do not wait for a tie further down, and skip withdrawn teams', () => {
    const tail = results(
      'Ana 9-0 Eva',
      'Ana 9-0 Fer',
      'Bea 5-0 Eva',
      'Bea 5-0 Fer',
      'Ana 1-0 Bea',
      'Cruz 1-0 Eva',
      'Cruz 1-0 Fer',
    );
    const awards = awardsOf(tableOf({ rules: football, matches: tail }));
    assert.ok(!('breach' in awards));
    assert.deepEqual([awards.champion, awards.third], ['Ana', 'Cruz']);
    const withdrawals = [{ team: 'Ana', mode: 'KEEP_ONLY' }] as const;
    const left = awardsOf(tableOf({ rules: football, matches, withdrawals }));
    assert.equal('champion' in left && left.champion, 'Bea');
    const lastLeft = awardsOf(
      tableOf({
        rules: football,
        matches: results('Ana 1-0 Bea', 'Cruz 9-0 Ana'),
        withdrawals: [{ team: 'Cruz', mode: 'KEEP_ONLY' }],
      }),
    );
    assert.ok(!('breach' in lastLeft));
    assert.deepEqual([lastLeft.third, lastLeft.bestAttack], [null, ['Ana']]);
  });
});
