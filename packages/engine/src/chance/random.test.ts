import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createRandom, xoshiro128 } from './random.ts';

test('the generator matches the reference implementation', () => {
  const next = xoshiro128([1, 2, 3, 4]);
  assert.deepEqual(
    Array.from({ length: 6 }, () => next()),
    [11520, 0, 5927040, 70819200, 2031721883, 1637235492],
  );
});

test('the same seed repeats the same numbers, a different seed gives different ones', () => {
  const draw = (seed: string) => createRandom(seed).shuffle(Array.from({ length: 32 }, (_, index) => index));
  assert.deepEqual(draw('Copa 2026'), draw('Copa 2026'));
  assert.notDeepEqual(draw('Copa 2026'), draw('Copa 2027'));
});

test('a shuffle keeps every item and does not modify the given list', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
      const before = [...items];
      const shuffled = createRandom(seed).shuffle(items);
      assert.deepEqual(items, before);
      assert.deepEqual(
        shuffled.toSorted((a, b) => a - b),
        before.toSorted((a, b) => a - b),
      );
    }),
  );
});

test('a draw stays below its limit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 32 }), fc.string(), (n, seed) => {
      const drawn = createRandom(seed).below(n);
      assert.ok(Number.isInteger(drawn) && drawn >= 0 && drawn < n);
    }),
  );
});

test('in a draw of six, every position is equally likely', () => {
  const random = createRandom('die');
  const counts = Array.from({ length: 6 }, () => 0);
  for (let roll = 0; roll < 6000; roll += 1) {
    const face = random.below(6);
    counts[face] = (counts[face] ?? 0) + 1;
  }
  for (const count of counts) assert.ok(count > 900 && count < 1100, `${counts}`);
});

test('a draw needs a limit that is a positive integer of at most 32 bits', () => {
  for (const n of [0, -1, 1.5, 2 ** 32 + 1]) assert.throws(() => createRandom('x').below(n));
});
