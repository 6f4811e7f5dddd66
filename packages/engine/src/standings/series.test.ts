import assert from 'node:assert/strict';
import { it } from 'node:test';
import { chains } from './chains.ts';
import type { Race } from './matches.ts';
import { createTable } from './table.ts';
import { columns, football, ranking, standingOf, tableOf } from './testing/sample.ts';

const rules = { ...football, chain: chains.SERIES };
const teams = ['Ana', 'Bea', 'Cruz'];

function race(at: string, order: readonly string[], more: Partial<Race> = {}): Race {
  const results = order.map((team, index) => ({ team, place: index + 1 }));
  return { id: at, at, state: 'CLOSED', results, ...more };
}

const races = [race('2024-03-01', ['Ana', 'Bea', 'Cruz']), race('2024-04-01', ['Bea', 'Ana'])];
const series = (more = {}) => tableOf({ rules, teams, matches: [], races, ...more });

it('places give 25, 20, 16 … and absentees get nothing', () => {
  const table = series();
  assert.deepEqual(columns(table, 'Ana', 'points', 'played', 'won'), [45, 2, 1]);
  assert.deepEqual(columns(table, 'Cruz', 'points', 'played', 'rank'), [16, 1, 3]);
});

it('level on points and on every place, the better place in the last race decides', () => {
  assert.equal(ranking(series()), '1 Bea, 2 Ana, 3 Cruz');
  assert.equal(ranking(series({ races: races.toReversed() })), '1 Bea, 2 Ana, 3 Cruz');
  assert.equal(standingOf(series(), 'Ana').decidedBy, 'ALL.LAST_PLACE');
});

it('level on points, more first places win, then more second places', () => {
  const places = { ...rules.points, places: [3, 2, 1] };
  const table = series({
    rules: { ...rules, points: places },
    races: [race('1', ['Ana', 'Bea', 'Cruz']), race('2', ['Cruz', 'Bea', 'Ana'])],
  });
  assert.equal(ranking(table), '1 Cruz, 2 Ana, 3 Bea');
  assert.equal(standingOf(table, 'Bea').decidedBy, 'ALL.COUNTBACK');
});

it('the last race is the latest one, and of two at the same instant the one with the higher id', () => {
  const thrice = [
    ...races,
    race('2024-05-01', ['Cruz', 'Bea', 'Ana']),
    race('2024-05-02', ['Cruz', 'Ana', 'Bea']),
  ];
  assert.equal(ranking(series({ races: thrice })), '1 Ana, 2 Bea, 3 Cruz');
  const { at: _, ...undated } = race('y', ['Bea', 'Ana']);
  const { at: __, ...before } = race('x', ['Ana', 'Bea']);
  assert.equal(ranking(series({ races: [undated, before] })), '1 Bea, 2 Ana, 3 Cruz');
  assert.equal(
    ranking(series({ races: [race('2024-03-01', ['Ana', 'Bea']), undated] })),
    '1 Ana, 2 Bea, 3 Cruz',
  );
});

it('level on points and on first places, more second places win', () => {
  const input = {
    rules: { ...rules, points: { ...rules.points, places: [3, 0] } },
    races: [race('1', ['Ana', 'Bea']), race('2', ['Bea', 'Cruz', 'Ana'])],
  };
  const table = series(input);
  assert.equal(ranking(table), '1 Bea, 2 Ana, 3 Cruz');
  assert.equal(standingOf(table, 'Ana').decidedBy, 'ALL.COUNTBACK');
});

it('only the best results count where the series says so', () => {
  const table = series({
    rules: { ...rules, bestRaces: 1 },
    races: [...races, race('2024-05-01', ['Cruz', 'Ana'])],
  });
  assert.deepEqual(columns(table, 'Ana', 'points', 'played'), [25, 3]);
  assert.deepEqual(columns(table, 'Bea', 'points', 'played'), [25, 2]);
});

it('a dead heat gives both the points of the place; a participant who does not finish gets none', () => {
  const results = [
    { team: 'Ana', place: 1 },
    { team: 'Bea', place: 1 },
    { team: 'Cruz', place: null },
  ];
  const table = series({ races: [{ id: 'r', state: 'FINISHED', results }] });
  assert.equal(ranking(table), '1 Ana, 1 Bea, 3 Cruz');
  assert.deepEqual(columns(table, 'Bea', 'points', 'provisional'), [25, true]);
  assert.deepEqual(columns(table, 'Cruz', 'points', 'played'), [0, 1]);
  assert.deepEqual(table.lines.get('Cruz')?.series?.places, []);
});

it('one race that is not official yet makes the series provisional', () => {
  const table = series({ races: [...races, race('2024-05-01', ['Ana'], { state: 'FINISHED' })] });
  assert.deepEqual(columns(table, 'Cruz', 'provisional'), [true]);
  assert.deepEqual(columns(series(), 'Cruz', 'provisional'), [false]);
});

it('a race counts from its day on, and a cancelled one never', () => {
  assert.deepEqual(columns(series({ asOf: '2024-03-31' }), 'Bea', 'points'), [20]);
  const cancelled = series({ races: [race('2024-03-01', ['Ana'], { state: 'CANCELLED' })] });
  assert.deepEqual(columns(cancelled, 'Ana', 'points', 'played'), [0, 0]);
});

it('is complete when every race is over or cancelled', () => {
  const next = race('2024-05-01', [], { state: 'SCHEDULED' });
  assert.equal(series().complete, true);
  assert.equal(series({ races: [...races, next] }).complete, false);
  const cancelled = [...races, { ...next, state: 'CANCELLED' as const }];
  assert.equal(series({ races: cancelled }).complete, true);
  assert.equal(series({ races: cancelled, asOf: '2024-04-15' }).complete, true);
});

it('an invalid race is refused: an unknown participant, a duplicate, a place below 1', () => {
  const refusal = (results: Race['results']) => {
    const race: Race = { id: 'x', state: 'CLOSED', results };
    const table = createTable({ rules, teams, matches: [], races: [...races, race] });
    return 'breach' in table ? table.breach : null;
  };
  assert.equal(refusal([{ team: 'Zoe', place: 1 }]), 'UNKNOWN_TEAM');
  assert.equal(
    refusal([
      { team: 'Ana', place: 1 },
      { team: 'Ana', place: 2 },
    ]),
    'SCORE_INVALID',
  );
  assert.equal(refusal([{ team: 'Ana', place: 0 }]), 'SCORE_INVALID');
  const repeated = createTable({ rules, teams, matches: [], races: [...races, ...races] });
  assert.equal('breach' in repeated && repeated.breach, 'DUPLICATE_MATCH');
});

it('a place that does not count for points still counts in the countback', () => {
  const third = ['Ana', 'Cruz', 'Bea'];
  const second = ['Ana', 'Bea', 'Cruz'];
  const input = {
    rules: { ...rules, bestRaces: 1 },
    races: [race('1', third), race('2', second), race('3', second)],
  };
  const after = series(input);
  assert.deepEqual(after.lines.get('Bea')?.series?.places, [0, 2, 1]);
});
