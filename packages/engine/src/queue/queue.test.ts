import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { expectedEnd, type ForecastCall, forecast, nextFor, type QueueState, waitOf } from './index.ts';

const match = (id: string, ...sides: string[]) => ({ id, sides, isSkipped: false });

const four: QueueState = {
  queue: [match('1', 'Ana', 'Eva'), match('2', 'Ana', 'Sara'), match('3', 'Lola', 'Sara')],
  courts: [
    { id: 'A', match: null },
    { id: 'B', match: null },
  ],
  ended: new Map(),
  rest: 10,
  now: 100,
};

describe('a free court', () => {
  it('gets the first match of the queue', () => {
    assert.equal(nextFor(four)?.id, '1');
  });

  it('gets the first match whose two sides are not on another court', () => {
    const courts = [
      { id: 'A', match: { sides: ['Ana', 'Eva'], since: 90 } },
      { id: 'B', match: null },
    ];
    assert.equal(nextFor({ ...four, courts, queue: four.queue.slice(1) })?.id, '3');
  });

  it('waits until a side has rested', () => {
    const ended = new Map([
      ['Ana', 91],
      ['Sara', 95],
    ]);
    assert.equal(nextFor({ ...four, ended }), null);
    assert.equal(nextFor({ ...four, ended, now: 101 })?.id, '1');
  });

  it('passes over skipped matches and matches whose sides are not decided', () => {
    const [first, second, third] = four.queue;
    assert.ok(first && second && third);
    const queue = [{ ...first, isSkipped: true }, { ...second, sides: ['Ana'] }, third];
    assert.equal(nextFor({ ...four, queue })?.id, '3');
    assert.deepEqual(
      queue.map((own) => waitOf(own, { ...four, queue })),
      ['SKIPPED', 'UNDECIDED', 'READY'],
    );
  });
});

describe('the forecast of a queue', () => {
  it('gives the court and approximate time of each match', () => {
    assert.deepEqual(forecast(four, 30), [
      { match: '1', court: 'A', from: 100 },
      { match: '3', court: 'B', from: 100 },
      { match: '2', court: 'A', from: 140 },
    ]);
    assert.equal(expectedEnd(four, 30), 170);
  });

  it('expects an overrunning match to end any minute', () => {
    const courts = [{ id: 'A', match: { sides: ['Ana', 'Eva'], since: 0 } }];
    assert.deepEqual(forecast({ ...four, courts, queue: [match('3', 'Lola', 'Sara')] }, 30), [
      { match: '3', court: 'A', from: 101 },
    ]);
  });

  it('includes finals whose sides are not known yet', () => {
    const queue = [...four.queue, match('final')];
    assert.equal(expectedEnd({ ...four, queue }, 30), 170 + 10 + 30);
  });
});

const arbitrarySide = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const arbitraryPair = fc.uniqueArray(arbitrarySide, { minLength: 2, maxLength: 2 });

/** Courts with no side on two of them, and any queue. */
const arbitraryState = fc
  .record({
    pairs: fc.array(fc.tuple(fc.oneof(arbitraryPair, fc.constant([])), fc.boolean()), { maxLength: 12 }),
    onCourt: fc.array(fc.option(fc.tuple(arbitraryPair, fc.nat(100))), { minLength: 1, maxLength: 4 }),
    ended: fc.dictionary(arbitrarySide, fc.nat(100)),
    rest: fc.nat(40),
  })
  .map(({ pairs, onCourt, ended, rest }): QueueState => {
    const playing = new Set<string>();
    const courts = onCourt.map((occupied, index) => {
      const isFree = occupied === null || occupied[0].some((side) => playing.has(side));
      if (isFree) return { id: `${index}`, match: null };
      for (const side of occupied[0]) playing.add(side);
      return { id: `${index}`, match: { sides: occupied[0], since: occupied[1] } };
    });
    const queue = pairs.map(([sides, isSkipped], index) => ({ id: `${index}`, sides, isSkipped }));
    return { queue, courts, ended: new Map(Object.entries(ended)), rest, now: 100 };
  });

describe('every queue', () => {
  it('calls the first match that is ready, and no other', () => {
    fc.assert(
      fc.property(arbitraryState, (state) => {
        const next = nextFor(state);
        const ready = state.queue.filter((own) => waitOf(own, state) === 'READY');
        assert.equal(next, ready[0] ?? null);
        const playing = state.courts.flatMap(({ match: own }) => own?.sides ?? []);
        for (const side of next?.sides ?? []) {
          assert.ok(!playing.includes(side));
          assert.ok((state.ended.get(side) ?? -1000) + state.rest <= state.now);
        }
      }),
    );
  });

  it('finishes: each match once, no side on two courts, all sides rested, no court with two matches', () => {
    fc.assert(
      fc.property(arbitraryState, fc.integer({ min: 1, max: 60 }), (state, every) => {
        const calls = forecast(state, every);
        const playable = state.queue.filter(({ sides, isSkipped }) => sides.length === 2 && !isSkipped);
        assert.deepEqual(calls.map((call) => call.match).toSorted(), playable.map(({ id }) => id).toSorted());
        assertApart(calls, state, every);
        assertRested(calls, state);
      }),
    );
  });

  it('is forecast in calling order: the next match for a free court comes first', () => {
    fc.assert(
      fc.property(arbitraryState, (state) => {
        const next = nextFor(state);
        fc.pre(next !== null && state.courts.some((court) => court.match === null));
        assert.deepEqual(
          [forecast(state, 30)[0]?.match, forecast(state, 30)[0]?.from],
          [next?.id, state.now],
        );
      }),
    );
  });
});

const isOnCourt = (side: string, { courts }: QueueState) =>
  courts.some(({ match: own }) => own?.sides.includes(side));

const sidesIn = ({ queue }: QueueState, id: string) => queue.find((own) => own.id === id)?.sides ?? [];

/** No court has two matches at once, and no side plays on two courts or without its rest. */
function assertApart(calls: readonly ForecastCall[], state: QueueState, every: number): void {
  const pairs = calls.flatMap((one, index) => calls.slice(index + 1).map((other) => [one, other] as const));
  for (const [one, other] of pairs) {
    if (one.court === other.court) assert.ok(other.from >= one.from + every);
    const isShared = sidesIn(state, one.match).some((side) => sidesIn(state, other.match).includes(side));
    if (isShared) assert.ok(Math.abs(other.from - one.from) >= every + state.rest);
  }
}

function assertRested(calls: readonly ForecastCall[], state: QueueState): void {
  for (const { match: id, from } of calls) {
    assert.ok(from >= state.now);
    const rested = sidesIn(state, id).filter((side) => !isOnCourt(side, state));
    assert.ok(rested.every((side) => from >= (state.ended.get(side) ?? -1000) + state.rest));
  }
}
