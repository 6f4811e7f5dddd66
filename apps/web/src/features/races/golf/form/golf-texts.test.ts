import assert from 'node:assert/strict';
import { test } from 'node:test';
import { golfOfTexts, parsIn, textsOfGolf } from './golf-texts.ts';

const texts = textsOfGolf(null, 'es');
const problemOf = (change: Partial<typeof texts>) => {
  const read = golfOfTexts({ ...texts, ...change });
  return 'problem' in read ? read.problem.field : null;
};

test('a course is parsed as typed, with any separators between its pars', () => {
  assert.deepEqual(parsIn('443454345'), [4, 4, 3, 4, 5, 4, 3, 4, 5]);
  assert.deepEqual(parsIn('4\t4\t3'), [4, 4, 3]);
  const read = golfOfTexts({
    ...texts,
    slope: '131',
    rating: '72,3',
    rounds: 3,
    cutAfter: '2',
    cutTop: '50',
  });
  assert.ok('golf' in read);
  assert.deepEqual(
    [read.golf.slope, read.golf.ratingTenths, read.golf.cut],
    [131, 723, { afterRound: 2, top: 50, within: null }],
  );
  assert.deepEqual(golfOfTexts(textsOfGolf(read.golf, 'es')), read);
});

test('nine holes need no new indexes, and a single round has no cut', () => {
  const read = golfOfTexts({ ...texts, pars: '443454345', cutAfter: '1' });
  assert.ok('golf' in read);
  assert.deepEqual([read.golf.holes.at(-1), read.golf.cut], [{ par: 5, strokeIndex: 9 }, null]);
});

test('the first invalid field is named', () => {
  assert.equal(problemOf({ pars: '4 4 4' }), 'pars');
  assert.equal(problemOf({ indexes: '1 1 2' }), 'indexes');
  assert.equal(problemOf({ slope: '30' }), 'slope');
  assert.equal(problemOf({ rating: '7,23' }), 'rating');
  assert.equal(problemOf({ allowance: '' }), 'allowance');
  assert.equal(problemOf({ rounds: 2, cutAfter: '1' }), 'cutTop');
  assert.equal(problemOf({ rounds: 2, cutAfter: '1', cutTop: '10', cutWithin: 'x' }), 'cutWithin');
});
