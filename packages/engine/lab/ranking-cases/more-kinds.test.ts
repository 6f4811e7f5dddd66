import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rankCase } from './index.ts';

function rank(kind: string, rules: object, input: object): unknown {
  const ranked = rankCase({ kind, rules, input });
  return 'ranking' in ranked ? ranked.ranking : ranked;
}

const holes = Array.from({ length: 18 }, (_, at) => ({ par: 4, strokeIndex: at + 1 }));
const card = (...changes: readonly (readonly [hole: number, strokes: number | null])[]) => {
  const strokes: (number | null)[] = Array.from({ length: 18 }, () => 4);
  for (const [hole, value] of changes) strokes[hole - 1] = value;
  return strokes;
};

describe('golf from cards (constructed)', () => {
  const players = [
    { id: 'Ana', handicap: 0, cards: [card([18, 5])] },
    { id: 'Eva', handicap: 0, cards: [card([1, 5])] },
    { id: 'Sol', handicap: 9, cards: [card([2, 6], [3, 6], [4, 6])] },
    { id: 'Luz', handicap: 0, cards: [card([9, null])] },
  ];

  it('level cards share a place, or the better last nine decides', () => {
    assert.deepEqual(rank('GOLF', { holes }, { players }), {
      positions: { Ana: 1, Eva: 1, Sol: 3, Luz: 'NR' },
    });
    const counted = rank('GOLF', { holes, countback: true }, { players });
    assert.deepEqual(counted, { positions: { Ana: 2, Eva: 1, Sol: 3, Luz: 'NR' } });
  });

  it('net scores subtract the handicap, Stableford gives points for it', () => {
    const net = rank('GOLF', { holes, scoring: 'NET' }, { players });
    assert.deepEqual(net, { positions: { Sol: 1, Ana: 2, Eva: 2, Luz: 'NR' } });
    const points = rank('GOLF', { holes, scoring: 'STABLEFORD' }, { players });
    assert.deepEqual(points, { positions: { Sol: 1, Ana: 2, Eva: 2, Luz: 4 } });
  });

  it('a card missing a hole, or a handicap of 60, is refused', () => {
    const short = [{ id: 'Ana', cards: [[4, 4]] }];
    assert.deepEqual(rank('GOLF', { holes }, { players: short }), {
      breach: 'FIELD_INVALID',
      field: 'input.players[0].cards[0]',
      expected: 'HOLES',
    });
    const high = [{ id: 'Ana', handicap: 60, cards: [card()] }];
    assert.match(JSON.stringify(rank('GOLF', { holes }, { players: high })), /HANDICAP/);
  });
});

it('a match is decided with two holes left', () => {
  const played = [...Array.from({ length: 13 }, () => 'H'), 'A', 'A', 'A'];
  assert.deepEqual(rank('MATCH_PLAY', {}, { holes: played }), { result: '3&2', winner: 'A' });
});

it('marks are parsed and rounded up, and 1:75.2 is invalid', () => {
  assert.deepEqual(rank('MARKS', {}, { marks: ['9.784', '1:02,3'] }), {
    marks: [9790, 62_300],
    shown: ['9.79', '1:02.30'],
  });
  assert.deepEqual(rank('MARKS', { unit: 'DISTANCE' }, { marks: ['8m41'] }), { marks: [8410] });
  assert.match(JSON.stringify(rank('MARKS', {}, { marks: ['1:75.2'] })), /MARK_TEXT/);
});

it('one day of Elo', () => {
  const players = [{ id: 'Ana', rating: 1500, results: 30 }, { id: 'Eva' }];
  const games = [{ a: 'Ana', b: 'Eva', score: 1 }];
  assert.deepEqual(rank('ELO', {}, { players, games }), { ratings: { Ana: 1510, Eva: 1480 } });
});

it('a pool of three who beat each other', () => {
  const bouts = [
    { a: 'Ana', b: 'Eva', winner: 'Ana', points: [1, 0] },
    { a: 'Eva', b: 'Sol', winner: 'Eva', points: [9, 2] },
    { a: 'Sol', b: 'Ana', winner: 'Sol', points: [4, 0], method: 'FALL' },
  ];
  const fighters = ['Ana', 'Eva', 'Sol'];
  assert.deepEqual(rank('POOL', {}, { fighters, bouts }), { places: { Ana: 3, Eva: 1, Sol: 2 } });
});

it('draws: heats with lanes, an americano, the next round of a mexicano', () => {
  const entries = [{ id: 'Eva', time: 60_000 }, { id: 'Sol' }, { id: 'Ana', time: 59_000 }];
  assert.deepEqual(rank('HEATS', {}, { entries }), {
    heats: [
      [
        { id: 'Ana', lane: 4 },
        { id: 'Eva', lane: 5 },
        { id: 'Sol', lane: 3 },
      ],
    ],
  });
  const players = ['Ana', 'Eva', 'Sol', 'Luz'];
  const { rounds } = rank('AMERICANO', {}, { players }) as { rounds: readonly unknown[] };
  assert.equal(rounds.length, 3);
  const lastPartners = [['Ana', 'Luz']];
  assert.deepEqual(rank('MEXICANO', {}, { table: players, lastPartners }), {
    courts: [{ a: ['Ana', 'Sol'], b: ['Eva', 'Luz'] }],
    resting: [],
  });
  assert.match(
    JSON.stringify(rank('AMERICANO', {}, { players: ['Ana', 'Ana', 'Eva', 'Sol'] })),
    /FOUR_NAMES/,
  );
});
