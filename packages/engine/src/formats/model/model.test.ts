import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { at } from './at.ts';
import { countBreach, isBreach } from './breach.ts';
import { type Entrant, inSeedOrder, shares } from './entrant.ts';
import { byeSlot, emptySlot, filledByHand, isBye, teamSlot, waitingSlot } from './slot.ts';

describe('entrants', () => {
  const order = (entrants: readonly Entrant[]) => {
    const sorted = inSeedOrder(entrants);
    return isBreach(sorted) ? sorted : sorted.map(({ team }) => team).join(' ');
  };

  test('without seeds keep their order', () => {
    assert.equal(order([{ team: 'b' }, { team: 'a' }, { team: 'c' }]), 'b a c');
  });

  test('with a seed come first, best first', () => {
    const entrants = [{ team: 'd' }, { team: 'b', seed: 7 }, { team: 'c' }, { team: 'a', seed: 2 }];
    assert.equal(order(entrants), 'a b d c');
  });

  test('are refused with the first duplicate seed or team', () => {
    const seeds = [
      { team: 'a', seed: 1 },
      { team: 'b', seed: 3 },
      { team: 'c', seed: 3 },
      { team: 'd', seed: 1 },
    ];
    assert.deepEqual(order(seeds), { breach: 'DUPLICATE_SEED', seed: 3 });
    const teams = [{ team: 'a' }, { team: 'b' }, { team: 'b' }, { team: 'a' }];
    assert.deepEqual(order(teams), { breach: 'DUPLICATE_TEAM', team: 'b' });
  });

  test('share a mark both have, never a missing one', () => {
    const [one, other] = [
      { team: 'a', club: 'x', country: 'ESP' },
      { team: 'b', club: 'x', country: 'FRA' },
    ];
    assert.equal(shares('club', one, other), true);
    assert.equal(shares('country', one, other), false);
    assert.equal(shares('organisation', one, other), false);
  });
});

describe('a refusal', () => {
  test('is distinguished from every other answer', () => {
    assert.equal(isBreach({ breach: 'NO_LEGAL_PAIRING', round: 1 }), true);
    for (const answer of [null, undefined, 'breach', 4, [], { rounds: [] }])
      assert.equal(isBreach(answer), false);
  });

  test('for a number of teams names the limit that is broken', () => {
    assert.deepEqual(countBreach(1, 2, 4), { breach: 'NOT_ENOUGH_TEAMS', min: 2, given: 1 });
    assert.deepEqual(countBreach(5, 2, 4), { breach: 'TOO_MANY_TEAMS', max: 4, given: 5 });
    for (const given of [2, 3, 4]) assert.equal(countBreach(given, 2, 4), null);
  });
});

describe('a slot', () => {
  test('waits for its source, and a bye is never filled', () => {
    assert.deepEqual(byeSlot, { source: { kind: 'BYE' }, provisional: false });
    assert.deepEqual(emptySlot, { source: { kind: 'EMPTY' }, provisional: false });
    assert.deepEqual([byeSlot, emptySlot, teamSlot('a')].map(isBye), [true, false, false]);
  });

  test('keeps its source when it is filled manually', () => {
    const source = { kind: 'WINNER', tie: 't' } as const;
    assert.deepEqual(filledByHand(waitingSlot(source), 'guest'), {
      source,
      participant: 'guest',
      provisional: false,
      manual: true,
    });
  });
});

test('a missing item that should exist is a bug', () => {
  assert.equal(at(['a', 'b'], 1), 'b');
  assert.throws(() => at(['a', 'b'], 2), /No item 2 among 2/);
});
