import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { glicko2, unrated } from './glicko2.ts';
import { pointsList } from './points-list.ts';
import { rateMatches } from './rate-matches.ts';

const game = (day: string, a: string, b: string, score: number) => ({
  day,
  a: a.split('+'),
  b: b.split('+'),
  score,
});
const rounded = (list: ReturnType<typeof rateMatches>) =>
  list.map(({ place, id, rating }) => [place, id, Math.round(rating)]);

describe('ratings from matches', () => {
  it('treat a day as one period: two wins in a day count from the same rating', () => {
    const sameDay = [game('2026-03-01', 'ana', 'eva', 1), game('2026-03-01', 'ana', 'noa', 1)];
    assert.deepEqual(rounded(rateMatches('ELO', sameDay, new Map())), [
      [1, 'ana', 1540],
      [2, 'eva', 1480],
      [2, 'noa', 1480],
    ]);
    const nextDay = [game('2026-03-01', 'ana', 'eva', 1), game('2026-03-02', 'ana', 'noa', 1)];
    const [ana] = rateMatches('ELO', nextDay, new Map());
    assert.deepEqual(
      ana?.periods.map(({ day, change, results }) => [day, Math.round(change), results]),
      [
        ['2026-03-01', 20, 1],
        ['2026-03-02', 19, 1],
      ],
    );
  });

  it('start from the starting list, and move less after thirty results', () => {
    const starts = new Map([['ana', 1700]]);
    assert.deepEqual(rounded(rateMatches('ELO', [], starts)), [[1, 'ana', 1700]]);
    const many = Array.from({ length: 31 }, (_, at) => game(`2026-03-${10 + at}`, 'ana', 'eva', 0.5));
    const eva = rateMatches('ELO', many, starts).find(({ id }) => id === 'eva');
    const [before, last] = eva?.periods.slice(-2) ?? [];
    assert.ok((last?.change ?? 0) < (before?.change ?? 0) * 0.6);
  });

  it('law: the order of a day’s matches does not matter', () => {
    const player = fc.constantFrom('a', 'b', 'c', 'd');
    const games = fc.array(
      fc.record({
        day: fc.constantFrom('2026-03-01', '2026-03-02', '2026-03-03'),
        a: player,
        b: player,
        score: fc.constantFrom(0, 0.5, 1),
      }),
    );
    fc.assert(
      fc.property(games, fc.constantFrom('ELO', 'GLICKO2'), (list, method) => {
        const matches = list.map(({ day, a, b, score }) => game(day, a, b, score));
        const forwards = rateMatches(method, matches, new Map());
        const backwards = new Map(
          rateMatches(method, matches.toReversed(), new Map()).map((one) => [one.id, one.rating]),
        );
        for (const { id, rating } of forwards) assert.ok(Math.abs(rating - (backwards.get(id) ?? 0)) < 1e-6);
      }),
    );
  });

  it('ignore a match with a player on both sides', () => {
    assert.deepEqual(rateMatches('ELO', [game('2026-03-01', 'ana+eva', 'eva+noa', 1)], new Map()), []);
  });

  it('under Glicko-2 follow the paper for single players, and change equally for both of a pair', () => {
    const [winner] = rateMatches('GLICKO2', [game('2026-03-01', 'ana', 'eva', 1)], new Map());
    const alone = glicko2(unrated, [{ ...unrated, score: 1 }], 0.5);
    assert.deepEqual([winner?.id, winner?.rating, winner?.deviation], ['ana', alone.r, alone.rd]);
    const starts = new Map([
      ['ana', 1400],
      ['eva', 1600],
    ]);
    const pairs = rateMatches('GLICKO2', [game('2026-03-01', 'ana+eva', 'noa+sara', 1)], starts);
    const change = (id: string) => pairs.find((one) => one.id === id)?.periods[0]?.change ?? 0;
    assert.ok(Math.abs(change('ana') - change('eva')) < 1e-6);
    assert.ok(Math.abs(change('ana') + change('noa')) < 1e-6, 'what they win, the others lose');
  });

  it('under Glicko-2 are less certain after days without a match', () => {
    const first = game('2026-03-01', 'ana', 'eva', 1);
    const others = game('2026-03-02', 'noa', 'sara', 1);
    const deviation = (list: ReturnType<typeof rateMatches>) =>
      list.find(({ id }) => id === 'ana')?.deviation;
    const idle = deviation(rateMatches('GLICKO2', [first, others], new Map()));
    assert.ok((idle ?? 0) > (deviation(rateMatches('GLICKO2', [first], new Map())) ?? 0));
  });
});

describe('a points list', () => {
  const event = (id: string, ...order: string[]) => ({
    id,
    places: new Map(order.map((playerId, at) => [playerId, at + 1])),
  });
  const rules = { points: [10, 6, 4], best: 2 };

  it('counts the best results and shows which are dropped', () => {
    const events = [
      event('may', 'ana', 'eva'),
      event('june', 'eva', 'noa', 'ana'),
      event('july', 'ana', 'eva'),
    ];
    const list = pointsList(events, rules, new Map());
    assert.deepEqual(
      list.map(({ place, id, points }) => [place, id, points]),
      [
        [1, 'ana', 20],
        [2, 'eva', 16],
        [3, 'noa', 6],
      ],
    );
    assert.deepEqual(
      list[0]?.results.map(({ event: name, points, counts }) => [name, points, counts]),
      [
        ['may', 10, true],
        ['june', 4, false],
        ['july', 10, true],
      ],
    );
  });

  it('counts starting points as one more result', () => {
    const starts = new Map([['noa', 12]]);
    const list = pointsList([event('may', 'ana', 'noa'), event('june', 'noa', 'ana')], rules, starts);
    assert.deepEqual(
      list.map(({ id, points }) => [id, points]),
      [
        ['noa', 22],
        ['ana', 16],
      ],
    );
    assert.equal(list[0]?.results[0]?.counts, false, 'six points, with twelve and ten beside them');
  });
});
