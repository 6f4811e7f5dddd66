import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apiCacheKey } from './api-key.ts';

const keyOf = (url: string) => apiCacheKey({ method: 'GET', url: `/v1/club${url}`, headers: {} });

test('a hundred thousand made-up queries make no new key', () => {
  const [refused, answered] = [new Set<string | undefined>(), new Set<string | undefined>()];
  for (let number = 0; number < 100_000; number++) {
    refused.add(keyOf(`/traips-competition/classifications/1?x${number}=${number}&_=${number}`));
    answered.add(keyOf(`/public/org/liga-norte/competitions?x${number}=${number}&page=2`));
  }
  assert.deepEqual([...refused], [undefined]);
  assert.deepEqual([...answered], [keyOf('/public/org/liga-norte/competitions?page=2')]);
});

test('the parameters of a call make one key in any order, and another for other values', () => {
  const first = keyOf('/dashboard/liga-norte/matches?page=2&limit=10');
  assert.match(first ?? '', /\?limit=10&page=2$/);
  assert.equal(keyOf('/dashboard/liga-norte/matches?limit=10&page=2'), first);
  assert.equal(keyOf('/dashboard/liga-norte/matches?limit=10&page=2&pgae=3'), undefined);
  assert.notEqual(keyOf('/dashboard/liga-norte/matches?page=3&limit=10'), first);
});

test('what people type, and calls that do not exist, have none', () => {
  for (const url of ['/public/search?q=liga', '/public/search?%71=liga', '/nothing?x=1', '/public/now/x?y=1'])
    assert.equal(keyOf(url), undefined, url);
});
