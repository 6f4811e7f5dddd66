import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { placesOf, type RaceEntry } from './race.ts';

const entry = (participantId: string, mark: RaceEntry['mark'], splits?: readonly number[]): RaceEntry =>
  splits ? { participantId, mark, splits } : { participantId, mark };

function places(...entries: readonly RaceEntry[]) {
  const found = placesOf(entries);
  return 'breach' in found
    ? found.breach
    : found.map(({ participantId, place, gap }) => [place, participantId, gap]);
}

describe('a race', () => {
  it('is won by the best time; the others have their gap', () => {
    assert.deepEqual(places(entry('ana', 61_200), entry('eva', 59_900)), [
      [1, 'eva', 0],
      [2, 'ana', 1300],
    ]);
  });

  it('a dead heat shares the place, and the next one is left out', () => {
    assert.deepEqual(places(entry('ana', 100), entry('sol', 101), entry('eva', 100)), [
      [1, 'ana', 0],
      [1, 'eva', 0],
      [3, 'sol', 1],
    ]);
  });

  it('who did not finish, was disqualified or did not start has no place, in this order', () => {
    assert.deepEqual(places(entry('a', 'DNS'), entry('b', 'DSQ'), entry('c', 'DNF'), entry('d', 5)), [
      [1, 'd', 0],
      [null, 'c', null],
      [null, 'b', null],
      [null, 'a', null],
    ]);
  });

  it('a race that nobody finished has no winner', () => {
    assert.deepEqual(places(entry('a', 'DNF')), [[null, 'a', null]]);
    assert.deepEqual(places(), []);
  });

  it('the legs of a triathlon make its time', () => {
    assert.deepEqual(places(entry('ana', 60, [20, 1, 25, 1, 13])), [[1, 'ana', 0]]);
    assert.equal(places(entry('ana', 61, [20, 1, 25, 1, 13])), 'SPLITS_DISAGREE');
    assert.deepEqual(places(entry('ana', 'DNF', [20, 1])), [[null, 'ana', null]]);
  });

  it('nobody starts twice, and no time is half a millisecond or less than nothing', () => {
    assert.equal(places(entry('ana', 1), entry('ana', 2)), 'ENTERED_TWICE');
    assert.equal(places(entry('ana', 0.5)), 'MARK_INVALID');
    assert.equal(places(entry('ana', -1)), 'MARK_INVALID');
  });

  it('does not depend on the order in which the times come in', () => {
    const marks = fc.oneof(fc.nat(5), fc.constantFrom('DNS' as const, 'DNF' as const, 'DSQ' as const));
    const race = fc
      .array(marks, { maxLength: 12 })
      .map((all) => all.map((mark, at) => entry(`p${at}`, mark)));
    fc.assert(
      fc.property(race, (entries) => {
        assert.deepEqual(placesOf(entries.toReversed()), placesOf(entries));
      }),
    );
  });
});
