import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { weightClassName, weightProblem } from './weight-class.ts';

const under73 = { above: 66_000, upTo: 73_000 };
const heavy = { above: 100_000, upTo: null };

test('a class is named after its upper limit, the heaviest after its lower one', () => {
  assert.equal(weightClassName(under73), '−73 kg');
  assert.equal(weightClassName({ above: null, upTo: 60_500 }), '−60.5 kg');
  assert.equal(weightClassName(heavy), '+100 kg');
});

test('the upper limit belongs to a class and the lower one to the class below', () => {
  assert.equal(weightProblem(under73, 73_000), null);
  assert.equal(weightProblem(under73, 73_100), 'OVERWEIGHT');
  assert.equal(weightProblem(under73, 66_000), 'UNDERWEIGHT');
  assert.equal(weightProblem(under73, 66_100), null);
});

test('everyone fits exactly one of adjoining classes', () => {
  const limits = fc.uniqueArray(fc.integer({ min: 20_000, max: 150_000 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(limits, fc.integer({ min: 10_000, max: 200_000 }), (bounds, grams) => {
      const sorted = bounds.toSorted((a, b) => a - b);
      const classes = [...sorted, null].map((upTo, index) => ({ above: sorted[index - 1] ?? null, upTo }));
      assert.equal(classes.filter((own) => weightProblem(own, grams) === null).length, 1);
    }),
  );
});
