import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { advancementOf, laneOrder, type RoundResult, rankFinals, seedFinal, seedRound } from './rounds.ts';

const pool = { kind: 'TIME', resolution: 10, ties: 'SHARE' } as const;
const track = { kind: 'TIME', resolution: 10, ties: 'ORDER' } as const;

const row = (
  id: string,
  heat: number,
  mark: number | null,
  more: Partial<RoundResult> = {},
): RoundResult => ({
  id,
  heat,
  mark,
  status: mark === null ? 'DNS' : null,
  order: null,
  tieOrder: null,
  ...more,
});
const marksOf = (marks: ReadonlyMap<string, string>) =>
  Object.fromEntries([...marks].toSorted(([a], [b]) => (a < b ? -1 : 1)));

describe('qualification', () => {
  const heats = [row('a', 1, 52_000), row('b', 1, 53_000), row('c', 1, 53_500)];
  const others = [row('d', 2, 52_500), row('e', 2, 52_600), row('f', 2, null)];
  const all = [...heats, ...others];

  it('is for the winner of each heat, and the fastest of all others', () => {
    const marks = advancementOf(all, { ...track, byPlace: 1, byTime: 1, toB: 0 });
    assert.deepEqual(marksOf(marks), { a: 'Q', d: 'Q', e: 'q' });
  });

  it('is for the fastest in any heat in a pool; the next ones reach the B final', () => {
    const marks = advancementOf(all, { ...pool, byPlace: 0, byTime: 2, toB: 2 });
    assert.deepEqual(marksOf(marks), { a: 'q', b: 'B', d: 'q', e: 'B' });
  });

  it('stays open for a tie on the last place until a swim-off', () => {
    const level = [row('a', 1, 52_000), row('b', 1, 53_000), row('c', 2, 53_000), row('d', 2, 54_000)];
    const rules = { ...pool, byPlace: 0, byTime: 2, toB: 1 };
    assert.deepEqual(marksOf(advancementOf(level, rules)), { a: 'q', b: 'TIE', c: 'TIE' });
    const decided = level.map((one) => ({ ...one, tieOrder: { b: 2, c: 1 }[one.id] ?? null }));
    assert.deepEqual(marksOf(advancementOf(decided, rules)), { a: 'q', b: 'B', c: 'q' });
  });

  it('stays open for a tie on the last place of one heat too', () => {
    const level = [row('a', 1, 53_000), row('b', 1, 53_000), row('c', 2, 50_000)];
    const rules = { ...pool, byPlace: 1, byTime: 0, toB: 0 };
    assert.deepEqual(marksOf(advancementOf(level, rules)), { a: 'TIE', b: 'TIE', c: 'Q' });
    const decided = level.map((one) => ({ ...one, tieOrder: { a: 2, b: 1 }[one.id] ?? null }));
    assert.deepEqual(marksOf(advancementOf(decided, rules)), { b: 'Q', c: 'Q' });
  });

  it('uses thousandths and the photo on a track, but never in a pool', () => {
    const close = [row('a', 1, 10_001), row('b', 2, 10_002)];
    assert.deepEqual(marksOf(advancementOf(close, { ...track, byPlace: 0, byTime: 1, toB: 0 })), { a: 'q' });
    assert.deepEqual(marksOf(advancementOf(close, { ...pool, byPlace: 0, byTime: 1, toB: 0 })), {
      a: 'TIE',
      b: 'TIE',
    });
    const photo = [row('a', 1, 10_010, { order: 2 }), row('b', 1, 10_010, { order: 1 })];
    assert.deepEqual(marksOf(advancementOf(photo, { ...track, byPlace: 1, byTime: 0, toB: 0 })), { b: 'Q' });
  });

  it('is for the longest throws in field events', () => {
    const throws = [row('a', 1, 60_000), row('b', 1, 65_000), row('c', 1, 62_000)];
    const rules = { kind: 'DISTANCE', resolution: 10, ties: 'SHARE', byPlace: 0, byTime: 2, toB: 0 } as const;
    assert.deepEqual(marksOf(advancementOf(throws, rules)), { b: 'q', c: 'q' });
  });
});

describe('the ranking of a race with rounds', () => {
  it('has all of the A final before the B final, then the eliminated', () => {
    const lists = [
      [row('a', 1, 53_000), row('b', 1, 52_000), row('x', 1, 51_000, { status: 'DSQ' })],
      [row('c', 1, 50_000)],
      [row('d', 1, 54_000), row('e', 2, 54_000), row('f', 2, 55_000)],
    ];
    const places = rankFinals(lists, pool);
    assert.deepEqual(Object.fromEntries(places), { a: 2, b: 1, x: null, c: 3, d: 4, e: 4, f: 6 });
  });
});

describe('heats and lanes', () => {
  const seeds = Array.from({ length: 10 }, (_, index) => ({
    id: `s${index + 1}`,
    mark: 50_000 + index * 100,
    tieOrder: null,
  }));
  const heatsOf = (rows: ReturnType<typeof seedRound>) =>
    [...Map.groupBy(rows, ({ heat }) => heat).values()].map((heat) =>
      heat.map(({ id, lane }) => `${id}/${lane}`),
    );

  it('are assigned from the centre', () => {
    assert.deepEqual(laneOrder(8), [4, 5, 3, 6, 2, 7, 1, 8]);
    assert.deepEqual(laneOrder(10), [4, 5, 3, 6, 2, 7, 1, 8, 0, 9]);
    assert.deepEqual(laneOrder(6), [3, 4, 2, 5, 1, 6]);
    assert.deepEqual(laneOrder(5), [3, 4, 2, 5, 1]);
    assert.deepEqual(laneOrder(1), [1]);
  });

  it('have the fastest together in the last heat of a timed final', () => {
    const rows = seedRound(seeds, { ...pool, lanes: 5, seeding: 'FASTEST_LAST' });
    assert.deepEqual(heatsOf(rows), [
      ['s6/3', 's7/4', 's8/2', 's9/5', 's10/1'],
      ['s1/3', 's2/4', 's3/2', 's4/5', 's5/1'],
    ]);
  });

  it('keep the fastest apart if they race for a final, with untimed entries outside', () => {
    const noTime = [...seeds.slice(0, 5), { id: 'new', mark: null, tieOrder: null }];
    const rows = seedRound(noTime, { ...pool, lanes: 3, seeding: 'CIRCLE' });
    assert.deepEqual(heatsOf(rows), [
      ['s2/2', 's4/3', 'new/1'],
      ['s1/2', 's3/3', 's5/1'],
    ]);
  });

  it('are two heats for five on four lanes', () => {
    const rows = seedRound(seeds.slice(0, 5), { ...pool, lanes: 4, seeding: 'FASTEST_LAST' });
    assert.deepEqual(heatsOf(rows), [
      ['s4/2', 's5/3'],
      ['s1/2', 's2/3', 's3/1'],
    ]);
  });

  it('leave surplus finalists without a lane', () => {
    const rows = seedFinal(seeds.slice(0, 3), { ...pool, lanes: 2 });
    assert.deepEqual(heatsOf(rows), [['s1/1', 's2/2', 's3/null']]);
  });
});
