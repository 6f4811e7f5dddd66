import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rankCase } from './index.ts';

// All constructed: notations of real exports, and how the rules treat them.

function rank(kind: string, rules: object, input: object): unknown {
  const ranked = rankCase({ kind, rules, input });
  return 'ranking' in ranked ? ranked.ranking : ranked;
}

const race = (rules: object, ...entries: readonly object[]) => rank('RACE', rules, { entries });

describe('a race in file notation', () => {
  it('accepts other words for a status, in any case, and none for finishers', () => {
    const places = { a: 1, b: 2, c: null, d: null, e: null };
    const rows = [
      { id: 'a', time: 9800, status: 'OK', bib: '' },
      { id: 'b', time: 9900, status: '', bib: '' },
      { id: 'c', time: '', status: 'dnf' },
      { id: 'd', status: 'NS' },
      { id: 'e', status: 'ABD', time: 0 },
    ];
    assert.deepEqual(race({}, ...rows), { places, groups: {} });
    const word = (status: string) => JSON.stringify(race({}, { id: 'a', status }));
    for (const odd of ['LOST', 'constructor']) assert.match(word(odd), /entries\[0\]\.status/);
  });

  it('with chip times the finishing order is no contradiction, with gun times it is', () => {
    const rows = [
      { id: 'a', gun: 10_000, net: 9000, order: 1 },
      { id: 'b', gun: 11_000, net: 8000, order: 2 },
      { id: 'c', gun: 12_000, net: 8000, order: 3 },
    ];
    const places = { a: 3, b: 1, c: 2 };
    assert.deepEqual(race({ ties: 'ORDER', time: 'net' }, ...rows), { places, groups: {} });
    assert.deepEqual(race({ ties: 'ORDER', rankBy: { overall: 'NET' } }, ...rows), { places, groups: {} });
    const turned = rows.map((row) => ({ ...row, order: 4 - row.order }));
    assert.match(JSON.stringify(race({ ties: 'ORDER', time: 'gun' }, ...turned)), /ORDER_CONTRADICTS_MARK/);
  });

  it('every heat has its own order', () => {
    const rows = [
      { id: 'a', time: 10_000, order: 1, heat: 1 },
      { id: 'b', time: 11_000, order: 2, heat: 1 },
      { id: 'c', time: 10_500, order: 1, heat: '2' },
    ];
    assert.deepEqual(race({ ties: 'ORDER' }, ...rows), { places: { a: 1, b: 3, c: 2 }, groups: {} });
  });

  it('a segment only others have may be missing, but all segments add up', () => {
    const whole = { id: 'a', time: 100_000, segments: { SWIM: 30_000, BIKE: 50_000, RUN: 20_000 } };
    const less = { id: 'b', time: 110_000, segments: { SWIM: 30_000, RUN: 25_000 } };
    assert.deepEqual(race({}, whole, less), { places: { a: 1, b: 2 }, groups: {} });
    const wrong = { ...whole, time: 120_000 };
    assert.deepEqual(race({}, wrong, less), { breach: 'SPLITS_DISAGREE', who: 'a' });
  });
});

it('a non-starter needs no attempts, marks or rounds', () => {
  const absent = { id: 'b', status: 'DNS' };
  const places = { places: { a: 1, b: null } };
  const high = { heights: [200], athletes: [{ id: 'a', attempts: ['xo'] }, absent] };
  assert.deepEqual(rank('VERTICAL', {}, high), places);
  assert.deepEqual(rank('HORIZONTAL', {}, { athletes: [{ id: 'a', marks: [800] }, absent] }), places);
  const golfers = [
    { id: 'a', rounds: [70] },
    { id: 'b', status: 'WD' },
  ];
  assert.deepEqual(rank('GOLF', {}, { players: golfers }), { positions: { a: 1, b: 'WD' } });
  const unexplained = JSON.stringify(rank('GOLF', {}, { players: [{ id: 'a' }] }));
  assert.match(unexplained, /players\[0\]\.rounds/);
});

it('a stage race may have DNF instead of a time', () => {
  const stages = [
    { key: '1', type: 'ROAD' },
    { key: '2', type: 'ROAD' },
  ];
  const riders = [
    { id: 'a', times: [100, 100], places: [2, 1] },
    { id: 'b', times: [100, 'DNF'], places: [1, 'DNF'] },
  ];
  const ranked = rank('STAGES', { bonus: { ROAD: [10] } }, { stages, riders });
  assert.deepEqual(ranked, { order: ['a'], totals: { a: 190 } });
  const late = [{ id: 'a', times: [100, 'late'], places: [1, 2] }];
  assert.match(JSON.stringify(rank('STAGES', {}, { stages, riders: late })), /times\[1\]/);
});

it('a runner without a team displaces no team runner', () => {
  const finishers = [
    { place: 1, team: '' },
    { place: 2, team: 'B' },
  ];
  assert.deepEqual(rank('TEAM_PLACES', { score: 1 }, { finishers }), { teams: { B: [1, 1] } });
});

describe('series', () => {
  const table = (points: readonly number[], ...places: readonly object[]) =>
    rank('SERIES', { points }, { races: places.map((each) => ({ places: each })) });

  it('a place may be null or a lower-case word', () => {
    const ranked = table([10, 6], { a: 1, b: null, c: 'Ret' });
    assert.deepEqual(ranked, { table: { a: [1, 10], b: [2, 0], c: [2, 0] } });
    for (const odd of ['2', '', '2nd', 1.5])
      assert.match(JSON.stringify(table([10], { a: odd })), /places\.a/);
  });

  it('points too large to add up exactly are refused', () => {
    assert.match(JSON.stringify(table([1e308], { a: 1 })), /points\[0\]/);
  });
});

it('rubbers, sets and games may be requested as RUBBERS_WON', () => {
  const teams = [
    { id: 'a', rubbers: [2, 1] },
    { id: 'b', rubbers: [3, 9] },
  ];
  assert.deepEqual(rank('TIES', { steps: ['RUBBERS_WON'] }, { teams }), { places: { a: 2, b: 1 } });
});

it('a rating beyond every scale is refused', () => {
  const wild = { player: { r: 1e308 }, games: [] };
  assert.match(JSON.stringify(rank('GLICKO2', {}, wild)), /player\.r/);
});
