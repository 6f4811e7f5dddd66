import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  countbackOf,
  courseHandicap,
  matchPlayResult,
  playingHandicap,
  stablefordPoints,
  strokesReceived,
} from './golf-card.ts';

const holes = Array.from({ length: 18 }, (_, at) => ({ par: 4, strokeIndex: ((at * 7) % 18) + 1 }));

describe('golf cards (constructed)', () => {
  it('a handicap depends on the course', () => {
    const course = { ratingTenths: 723, slope: 131, par: 72 };
    assert.equal(courseHandicap(184, course), 22);
    assert.equal(playingHandicap(22, 95), 21);
    assert.equal(courseHandicap(-20, course), -2);
  });

  it('law: strokes received add up to the handicap', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10, max: 54 }), (handicap) => {
        const received = strokesReceived(holes, handicap);
        assert.equal(
          received.reduce((sum, each) => sum + each, 0),
          handicap,
        );
      }),
    );
  });

  it('a net par on every hole is 36 points, and a hole without score none', () => {
    const strokes = strokesReceived(holes, 20).map((received) => 4 + received);
    const total = (card: readonly (number | null)[]) =>
      stablefordPoints(holes, card, 20).reduce((sum, each) => sum + each, 0);
    assert.equal(total(strokes), 36);
    assert.equal(total([null, ...strokes.slice(1)]), 34);
  });

  it('a countback looks at the last nine, six, three and one holes', () => {
    const scores = Array.from({ length: 18 }, (_, at) => at + 1);
    assert.deepEqual(countbackOf(scores).slice(0, 5), [126 * 18, 93 * 18, 51 * 18, 18 * 18, 18]);
    assert.equal(countbackOf(scores, 18)[0], 126 * 18 - 18 * 9);
  });

  it('a match is over when the trailing side cannot catch up', () => {
    assert.deepEqual(
      [
        matchPlayResult(5, 2, 16, 18),
        matchPlayResult(1, 0, 18, 18),
        matchPlayResult(2, 0, 16, 18),
        matchPlayResult(3, 3, 18, 18),
      ],
      ['3&2', '1 up', null, 'AS'],
    );
  });
});
