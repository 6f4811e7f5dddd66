import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { awarded, points } from '../sports/parts.ts';
import { chains } from './chains.ts';
import type { Race, TableMatch } from './matches.ts';
import { outlooks } from './outlook.ts';
import type { Table } from './table.ts';
import { basketball, by, football, match, results, rugby, tableOf, volleyball } from './testing/sample.ts';

/** The best and worst rank of each team, from what each can still take on its own. */
function reach(table: Table): Readonly<Record<string, string>> {
  return Object.fromEntries(outlooks(table, 0).map(({ team, best, worst }) => [team, `${best}-${worst}`]));
}

const next = (line: string) => match('next', line, { state: 'SCHEDULED' });
const running = (line: string) => match('now', line, { state: 'IN_PROGRESS' });

describe('early in a season, a team’s reach', () => {
  it('goes by points: teams that can draw level may finish above or below', () => {
    const far = [...results('Ana 1-0 Bea', 'Ana 1-0 Bea'), next('Ana 0-0 Bea')];
    assert.deepEqual(reach(tableOf({ rules: football, matches: far })), { Ana: '1-1', Bea: '2-2' });
    const near = far.slice(1);
    assert.deepEqual(reach(tableOf({ rules: football, matches: near })), { Ana: '1-2', Bea: '1-2' });
  });

  it('goes by wins if wins come first', () => {
    const far = [...results('Ana 3-0 Bea', 'Ana 3-0 Bea'), next('Ana 0-0 Bea')];
    assert.deepEqual(reach(tableOf({ rules: volleyball, matches: far })), { Ana: '1-1', Bea: '2-2' });
    const near = far.slice(1);
    assert.deepEqual(reach(tableOf({ rules: volleyball, matches: near })), { Ana: '1-2', Bea: '1-2' });
  });

  it('goes by winning percentage, a draw being half a win', () => {
    const rules = by(football, chains.AF);
    const near = [...results('Ana 1-0 Bea', 'Ana 0-0 Bea'), next('Ana 0-0 Bea')];
    assert.deepEqual(reach(tableOf({ rules, matches: near })), { Ana: '1-2', Bea: '1-2' });
    const far = [...results('Ana 1-0 Bea', 'Ana 0-0 Bea', 'Ana 0-0 Bea', 'Ana 1-0 Bea'), next('Ana 0-0 Bea')];
    assert.deepEqual(reach(tableOf({ rules, matches: far })), { Ana: '1-1', Bea: '2-2' });
  });

  it('is any rank if the first criterion has no bounds, except for withdrawn teams', () => {
    const table = tableOf({
      rules: by(football, { primary: ['DIFF'] }),
      matches: [...results('Ana 9-0 Bea', 'Bea 1-0 Cruz'), next('Ana 0-0 Bea')],
      withdrawals: [{ team: 'Cruz', mode: 'KEEP_ONLY' }],
    });
    assert.deepEqual(reach(table), { Ana: '1-2', Bea: '1-2' });
  });

  it('ignores a live score, however the table is ordered', () => {
    const input = { matches: [match('0', 'Ana 3-0 Bea'), running('Ana 2-0 Bea')], live: true };
    for (const rules of [football, volleyball, by(football, chains.AF)])
      assert.deepEqual(reach(tableOf({ rules, ...input })), { Ana: '1-2', Bea: '1-2' });
    const drawn = { matches: [match('0', 'Ana 3-0 Bea'), running('Ana 2-2 Bea')], live: true };
    assert.deepEqual(reach(tableOf({ rules: by(football, chains.AF), ...drawn })), {
      Ana: '1-2',
      Bea: '1-2',
    });
  });

  it('counts every bonus that a match can bring', () => {
    const ahead = (by: number) =>
      reach(
        tableOf({
          rules: rugby,
          matches: [match('0', 'Ana 0-0 Bea'), next('Ana 0-0 Bea')],
          adjustments: [{ team: 'Ana', points: by }],
        }),
      );
    assert.deepEqual(ahead(6), { Ana: '1-2', Bea: '1-2' });
    assert.deepEqual(ahead(7), { Ana: '1-1', Bea: '2-2' });
  });

  it('counts the least each team will take', () => {
    const input = {
      matches: [...results('Ana 1-0 Cruz', 'Bea 1-0 Cruz'), next('Ana 0-0 Bea')],
      adjustments: [{ team: 'Cruz', points: 0.5 }],
    };
    const sure = { ...basketball, points: points(2, null, 1, { forfeitLoss: 1 }), forfeit: awarded(20, 0) };
    // Cruz has 2.5, Ana and Bea 2 and a match in which even the loser takes 1.
    assert.equal(reach(tableOf({ rules: sure, ...input })).Ana, '1-2');
    const short = awarded(20, 0, { tooFewPlayers: { winner: 2, loser: 0, lossPoints: 0 } });
    assert.equal(reach(tableOf({ rules: { ...sure, forfeit: short }, ...input })).Ana, '1-3');
  });

  it('counts the meetings that are listed or owed, not extra matches or those of withdrawn teams', () => {
    const open = next('Cruz 0-0 Dani');
    const owed = tableOf({
      rules: { ...football, meetings: 2 },
      teams: ['Ana', 'Bea'],
      matches: results('Ana 1-0 Bea'),
    });
    assert.deepEqual(reach(owed), { Ana: '1-2', Bea: '1-2' });
    const listed = [
      match('a', 'Ana 0-0 Bea', { state: 'SCHEDULED' }),
      match('b', 'Ana 0-0 Bea', { state: 'SCHEDULED' }),
    ];
    const more = tableOf({
      rules: { ...football, meetings: 1 },
      matches: listed,
      adjustments: [{ team: 'Ana', points: 6 }],
    });
    assert.deepEqual(reach(more), { Ana: '1-2', Bea: '1-2' });
    const extra = match('t', 'Ana 0-0 Bea', { state: 'SCHEDULED', kind: 'TIEBREAK' });
    const over = tableOf({ rules: football, matches: [...results('Ana 1-0 Bea'), extra, open] });
    assert.equal(reach(over).Bea, '2-4');
    assert.equal(reach(over).Ana, '1-3');
    const left = tableOf({
      rules: { ...football, meetings: 2 },
      matches: results('Ana 1-0 Bea', 'Bea 0-1 Ana', 'Cruz 1-0 Ana'),
      withdrawals: [{ team: 'Cruz', mode: 'KEEP_ONLY' }],
    });
    assert.deepEqual(reach(left), { Ana: '1-1', Bea: '2-2' });
  });

  it('in a series counts final places and a win in every race left, but nothing live', () => {
    const race = (
      id: string,
      state: 'CLOSED' | 'IN_PROGRESS' | 'CREATED',
      order: readonly (string | null)[],
    ) => ({
      id,
      state,
      results: order.flatMap((team, index) => (team === null ? [] : [{ team, place: index + 1 }])),
    });
    const series = (...races: readonly Race[]) =>
      reach(
        tableOf({
          rules: by(football, chains.SERIES),
          teams: ['Ana', 'Bea'],
          matches: [],
          races,
          live: true,
        }),
      );
    const five = ['1', '2', '3', '4', '5'].map((id) => race(id, 'CLOSED', ['Ana', 'Bea']));
    // Ana is 25 ahead after five races: one win in the last makes Bea level, and only that.
    assert.deepEqual(series(...five, race('6', 'CREATED', [])), { Ana: '1-2', Bea: '1-2' });
    assert.deepEqual(series(...five, race('6', 'IN_PROGRESS', ['Ana', 'Bea'])), { Ana: '1-2', Bea: '1-2' });
    const unfinished = { id: '0', state: 'CLOSED', results: [{ team: 'Bea', place: null }] } as const;
    const ahead = race('00', 'CLOSED', ['Ana']);
    assert.deepEqual(series(ahead, ...five, unfinished, race('6', 'CREATED', [])), {
      Ana: '1-1',
      Bea: '2-2',
    });
  });

  it('goes by wins, not by percentage, if one team has played more', () => {
    const matches = [
      ...results('Ana 3-0 Cruz', 'Ana 3-0 Cruz', 'Cruz 3-0 Ana', 'Cruz 3-0 Ana', 'Bea 3-0 Dani'),
      next('Eva 0-0 Dani'),
    ];
    assert.equal(reach(tableOf({ rules: volleyball, matches })).Bea, '3-5');
  });

  it('goes by winning percentage over all matches when several are left', () => {
    const rules = by(football, chains.AF);
    const open = ['x', 'y'].map((id) => match(id, 'Ana 0-0 Bea', { state: 'SCHEDULED' }));
    const matches = [...results('Ana 1-0 Bea', 'Ana 1-0 Bea'), ...open];
    assert.deepEqual(reach(tableOf({ rules, matches })), { Ana: '1-2', Bea: '1-2' });
  });

  it('ignores a live draw when it goes by winning percentage', () => {
    // Bea has lost once and is drawing: between none and half of her matches won.
    const matches = [
      ...results('Ana 1-0 Bea', 'Dani 0-0 Eva', 'Eva 1-0 Dani'),
      ...['1-0', '0-1', '0-1'].map((score, at) => match(`f${at}`, `Fer ${score} Gus`)),
      running('Bea 0-0 Cruz'),
    ];
    const table = tableOf({ rules: by(football, chains.AF), matches, live: true });
    // Certainly above half: Ana, Eva and Gus; no team is certainly below.
    assert.equal(reach(table).Bea, '4-7');
  });

  it('does not count a match in progress twice', () => {
    const table = tableOf({
      rules: football,
      matches: [...results('Ana 1-0 Bea'), running('Ana 0-0 Bea')],
      adjustments: [{ team: 'Ana', points: 1 }],
    });
    assert.deepEqual(reach(table), { Ana: '1-1', Bea: '2-2' });
  });

  it('counts the meetings owed, including played and listed ones', () => {
    const after = (meetings: number, ahead: number, ...matches: readonly TableMatch[]) =>
      reach(
        tableOf({
          rules: { ...football, meetings },
          teams: ['Ana', 'Bea'],
          matches,
          adjustments: [{ team: 'Ana', points: ahead }],
        }),
      ).Ana;
    const won = match('0', 'Ana 1-0 Bea');
    assert.deepEqual([after(2, 0, won), after(2, 1, won)], ['1-2', '1-1']);
    assert.deepEqual(
      [after(3, 3, won, next('Ana 0-0 Bea')), after(3, 4, won, next('Ana 0-0 Bea'))],
      ['1-2', '1-1'],
    );
    const extra = match('t', 'Ana 1-0 Bea', { kind: 'TIEBREAK' });
    assert.deepEqual([after(2, 0, won, extra), after(2, 1, won, extra)], ['1-2', '1-1']);
  });

  it('includes no matches against withdrawn teams', () => {
    const table = tableOf({
      rules: { ...football, meetings: 2 },
      matches: [...results('Ana 1-0 Bea', 'Bea 0-1 Ana', 'Cruz 1-0 Ana'), next('Ana 0-0 Bea')],
      withdrawals: [{ team: 'Cruz', mode: 'KEEP_ONLY' }],
    });
    assert.deepEqual(reach(table), { Ana: '1-1', Bea: '2-2' });
  });
});
