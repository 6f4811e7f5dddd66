import assert from 'node:assert/strict';
import { test } from 'node:test';
import { many, Shelf } from './shelf.ts';

/** Texts take as many bytes as they are long, and an empty one is not kept. */
const shelf = () =>
  new Shelf<string>({
    mostBytes: 10,
    termsOf: (text) => (text ? { bytes: text.length, longest: 100 } : undefined),
  });

test('what was used last stays when there is no more room', async () => {
  const kept = shelf();
  for (const key of ['a', 'b']) await kept.put(key, many, 0, Promise.resolve('xxxx'));
  await kept.get('a', 0);
  await kept.put('c', many, 0, Promise.resolve('xxxx'));
  assert.deepEqual(
    ['a', 'b', 'c'].map((key) => kept.get(key, 0) !== undefined),
    [true, false, true],
  );
  assert.equal(kept.bytes, 8);
  await kept.put('d', many, 0, Promise.resolve('x'.repeat(11)));
  assert.equal(kept.bytes, 0, 'more than there is room for is not kept');
});

test('a change takes what shows that competition, and what shows many', async () => {
  const kept = shelf();
  for (const tag of ['one', 'two', many]) await kept.put(tag, tag, 0, Promise.resolve('x'));
  kept.forget('one');
  assert.deepEqual(
    ['one', 'two', many].map((key) => kept.get(key, 0) !== undefined),
    [false, true, false],
  );
  kept.forget(null);
  assert.equal(kept.bytes, 0);
});

test('what changes while it is being made is given to who waited, and kept for nobody else', async () => {
  const kept = shelf();
  const making = Promise.withResolvers<string>();
  const made = kept.put('a', 'one', 0, making.promise);
  assert.equal(kept.get('a', 0), made, 'whoever asks meanwhile waits for the same');
  kept.forget('one');
  assert.equal(kept.get('a', 0), undefined);
  making.resolve('xx');
  assert.equal(await made, 'xx');
  assert.deepEqual([kept.get('a', 0), kept.bytes], [undefined, 0]);
});

test('neither a failure nor what is not worth keeping stays, nor anything for ever', async () => {
  const kept = shelf();
  await assert.rejects(kept.put('a', many, 0, Promise.reject(new Error('no'))));
  await kept.put('b', many, 0, Promise.resolve(''));
  await kept.put('c', many, 0, Promise.resolve('x'));
  assert.deepEqual([kept.get('a', 0), kept.get('b', 0)], [undefined, undefined]);
  assert.notEqual(kept.get('c', 100), undefined);
  assert.equal(kept.get('c', 101), undefined);
  assert.equal(kept.bytes, 0);
});

test('once it is made, it says what it shows and how long it holds', async () => {
  const kept = new Shelf<string>({ mostBytes: 10, termsOf: (tag) => ({ bytes: 1, longest: 5, tag }) });
  const making = Promise.withResolvers<string>();
  kept.put('early', many, 0, making.promise);
  kept.forget('another');
  making.resolve('one');
  await kept.put('late', many, 0, Promise.resolve('one'));
  kept.forget('another');
  assert.deepEqual([kept.has('early'), kept.has('late')], [false, true], 'until then it may show anything');
  assert.equal(kept.get('late', 6), undefined);
});

test('what is kept grows old by any clock, also by one that was set back', async () => {
  for (const now of [1_101, 899]) {
    const kept = shelf();
    await kept.put('a', many, 1_000, Promise.resolve('x'));
    assert.equal(kept.get('a', now), undefined, String(now));
  }
});
