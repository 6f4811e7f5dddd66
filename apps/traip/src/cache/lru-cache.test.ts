import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ANY_COMPETITION, LruCache } from './lru-cache.ts';

let clock = 1_000;
const now = () => clock;

/** Strings take as many bytes as they are long, and an empty one is not cached. */
const openCache = (options = {}) =>
  new LruCache<string>({
    maxBytes: 13,
    overhead: 0,
    ...options,
    termsOf: (text) => (text ? { bytes: text.length, maxAge: 100 } : undefined),
    now,
  });
const put = (cache: LruCache<string>, key: string, text: string, tag = ANY_COMPETITION) =>
  cache.put(key, tag, Promise.resolve(text));
const present = (cache: LruCache<string>, keys: readonly string[]) =>
  keys.filter((key) => cache.get(key) !== undefined);

test('the least recently used goes first when there is no more room', async () => {
  const cache = openCache();
  for (const key of ['a', 'b']) await put(cache, key, 'xxxx');
  cache.get('a');
  await put(cache, 'c', 'xxxx');
  assert.deepEqual(present(cache, ['a', 'b', 'c']), ['a', 'c']);
  await put(cache, 'd', 'x'.repeat(13));
  assert.deepEqual(present(cache, ['a', 'c', 'd']), ['a', 'c'], 'what never fits pushes nothing out');
});

test('a replaced value does not count any more', async () => {
  const cache = openCache();
  for (const text of ['xxxx', 'xxx', 'xxxxx']) await put(cache, 'a', text);
  await put(cache, 'b', 'xxxxx');
  assert.deepEqual(present(cache, ['a', 'b']), ['a', 'b']);
});

test('a change drops what shows that competition, and what may show any', async () => {
  const cache = openCache();
  const tags = ['one', 'two', 'three', ANY_COMPETITION];
  for (const tag of tags) await put(cache, tag, 'x', tag);
  cache.invalidate('one');
  assert.deepEqual(present(cache, tags), ['two', 'three']);
  cache.invalidate('two');
  cache.invalidate('three');
  assert.deepEqual(present(cache, tags), []);
});

test('null drops everything', async () => {
  const cache = openCache();
  for (const tag of ['one', ANY_COMPETITION]) await put(cache, tag, 'x', tag);
  cache.invalidate(null);
  assert.deepEqual(present(cache, ['one', ANY_COMPETITION]), []);
});

test('what changes while it is pending goes to those who wait, and to nobody else', async () => {
  const cache = openCache();
  const { promise, resolve } = Promise.withResolvers<string>();
  const pending = cache.put('a', 'one', promise);
  assert.equal(cache.get('a'), pending, 'later readers wait for the same');
  cache.invalidate('one');
  assert.equal(cache.get('a'), undefined);
  resolve('xx');
  assert.equal(await pending, 'xx');
  assert.equal(cache.get('a'), undefined);
});

test('what is invalidated while pending does not remove its successor', async () => {
  const cache = openCache();
  for (const outcome of [() => '', () => Promise.reject(new Error('no'))]) {
    const { promise, resolve } = Promise.withResolvers<string>();
    const first = cache.put('a', 'one', promise.then(outcome));
    cache.invalidate('one');
    await put(cache, 'a', 'new', 'one');
    resolve('');
    await first.catch(() => undefined);
    assert.equal(cache.get('a'), 'new');
  }
});

test('neither a failure nor what is not to be cached stays', async () => {
  const cache = openCache();
  await assert.rejects(cache.put('a', ANY_COMPETITION, Promise.reject(new Error('no'))));
  await put(cache, 'b', '');
  assert.deepEqual(present(cache, ['a', 'b']), []);
});

test('a value is served until it is older than its maximum age, counted from when it was begun', async () => {
  const cache = openCache();
  const { promise, resolve } = Promise.withResolvers<string>();
  const pending = cache.put('a', ANY_COMPETITION, promise);
  clock += 60;
  resolve('x');
  await pending;
  clock += 40;
  assert.equal(cache.get('a'), 'x');
  clock += 1;
  assert.equal(cache.get('a'), undefined);
});

test('the tag of the finished value counts; until then any change does', async () => {
  const cache = new LruCache<string>({
    maxBytes: 100,
    overhead: 0,
    termsOf: (tag) => ({ bytes: 1, maxAge: 5, tag }),
  });
  const { promise, resolve } = Promise.withResolvers<string>();
  cache.put('early', ANY_COMPETITION, promise);
  cache.invalidate('another');
  resolve('one');
  await put(cache, 'late', 'one');
  cache.invalidate('another');
  assert.deepEqual([cache.has('early'), cache.has('late')], [false, true]);
});

test('keys and what holds an entry together count too', async () => {
  const cache = openCache({ maxBytes: 1_000, overhead: 100 });
  await put(cache, 'k'.repeat(50), 'xx');
  assert.equal(cache.bytes, 50 + 100 + 2);
  for (let number = 0; number < 1_000; number++) await put(cache, `k${number}`, 'xx');
  assert.ok(cache.size < 10 && cache.bytes <= 1_000, `${cache.size} entries, ${cache.bytes} bytes`);
  await put(cache, 'k'.repeat(1_000), 'x');
  assert.equal(cache.has('k'.repeat(1_000)), false, 'a key alone can be too much');
});

test('there are no more entries than allowed, however small, also while they are pending', () => {
  const cache = openCache({ maxBytes: 1_000_000, maxEntries: 3 });
  for (const key of ['a', 'b', 'c', 'd']) cache.put(key, ANY_COMPETITION, new Promise(() => undefined));
  assert.deepEqual([cache.size, cache.has('a'), cache.has('d')], [3, false, true]);
});

test('what has expired goes without being asked for', async () => {
  const cache = openCache({ maxBytes: 1_000 });
  for (const key of ['a', 'b', 'c']) await put(cache, key, 'x');
  clock += 10_000;
  await put(cache, 'd', 'x');
  assert.deepEqual([cache.size, cache.bytes], [1, 2]);
});
