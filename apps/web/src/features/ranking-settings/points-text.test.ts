import assert from 'node:assert/strict';
import { it } from 'node:test';
import { pointsText, readPoints } from './points-text.ts';

it('points are parsed as people write them', () => {
  assert.deepEqual(readPoints('100, 70;50  30\n'), [100, 70, 50, 30]);
  assert.deepEqual(readPoints('100, diez'), []);
  assert.equal(pointsText([10, 6]), '10, 6');
  assert.match(pointsText([]), /^100, 70/);
});
