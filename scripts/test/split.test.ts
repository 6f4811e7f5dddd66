import assert from 'node:assert/strict';
import { test } from 'node:test';
import { split } from './split.ts';
import { weigh } from './weigh.ts';

const files = Array.from({ length: 40 }, (_, at) => ({ file: `${at}.test.ts`, weight: 1 + (at % 7) }));

test('every file is in exactly one shard', () => {
  const dealt = split(files, 6, 1).flat();
  assert.deepEqual(dealt.sort(), files.map(({ file }) => file).sort());
});

test('the shards are about equally heavy', () => {
  const weights = new Map(files.map(({ file, weight }) => [file, weight]));
  const sums = split(files, 6, 1).map((shard) =>
    shard.reduce((sum, file) => sum + (weights.get(file) ?? 0), 0),
  );
  assert.ok(Math.max(...sums) - Math.min(...sums) <= 2, String(sums));
});

test('the same seed gives the same shards in the same order, another seed gives others', () => {
  assert.deepEqual(split(files, 6, 1), split(files, 6, 1));
  assert.notDeepEqual(split(files, 6, 1), split(files, 6, 2));
});

test('there are no more shards than files', () => {
  assert.equal(split(files.slice(0, 2), 6, 1).length, 2);
});

test('a file with more tests is heavier', () => {
  const few = weigh('a.test.ts', `it('a', () => {});`);
  const many = weigh('a.test.ts', `it('a', () => {}); test('b', () => {}); it('c', () => {});`);
  assert.ok(many.weight > few.weight);
});
