import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aggregateOf } from './aggregate.ts';

const leg = (home: string, score: readonly [number, number] | null) =>
  ({
    home: { id: home },
    away: { id: home === 'a' ? 'b' : 'a' },
    score: score && { home: score[0], away: score[1] },
  }) as unknown as Parameters<typeof aggregateOf>[0];

test('the goals of two legs add up, whichever team was at home', () => {
  assert.deepEqual(aggregateOf(leg('b', [2, 1]), [leg('a', [3, 0])]), { home: 2, away: 4 });
});

test('before the second leg the first one counts alone', () => {
  assert.deepEqual(aggregateOf(leg('b', null), [leg('a', [3, 0])]), { home: 0, away: 3 });
});

test("a series counts each side's wins", () => {
  const others = [leg('a', [90, 80]), leg('b', [70, 71]), leg('b', null)];
  assert.deepEqual(aggregateOf(leg('a', [60, 61]), others), { home: 2, away: 1 });
});

test("a tie of one match, or one that hasn't begun, has no aggregate", () => {
  assert.equal(aggregateOf(leg('a', [1, 0]), []), null);
  assert.equal(aggregateOf(leg('a', null), [leg('b', null)]), null);
});
