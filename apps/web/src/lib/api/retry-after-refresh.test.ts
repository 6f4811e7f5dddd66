import assert from 'node:assert/strict';
import { test } from 'node:test';
import { retryAfterRefresh } from './retry-after-refresh.ts';

function backend(accepted: string) {
  const seen: (string | null)[] = [];
  const answer: typeof fetch = async (_input, init) => {
    const token = new Headers(init?.headers).get('authorization');
    seen.push(token);
    return new Response(null, { status: token === `Bearer ${accepted}` ? 200 : 401 });
  };
  return { seen, answer };
}

const withToken = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

test('an expired token is renewed once, and the request is sent again', async () => {
  const { seen, answer } = backend('new');
  const response = await retryAfterRefresh(answer, async () => 'new')('/x', withToken('old'));
  assert.equal(response.status, 200);
  assert.deepEqual(seen, ['Bearer old', 'Bearer new']);
});

test('a second refusal is final', async () => {
  const { seen, answer } = backend('never');
  const response = await retryAfterRefresh(answer, async () => 'new')('/x', withToken('old'));
  assert.equal(response.status, 401);
  assert.equal(seen.length, 2);
});

test('without a newer token the refusal is final', async () => {
  const { seen, answer } = backend('never');
  const response = await retryAfterRefresh(answer, async () => undefined)('/x', withToken('old'));
  assert.equal(response.status, 401);
  assert.equal(seen.length, 1);
});

test('a wrong password is not a stale token: a request without a token renews nothing', async () => {
  const { answer } = backend('never');
  let renewed = 0;
  const response = await retryAfterRefresh(answer, async () => `${++renewed}`)('/auth/login', {});
  assert.equal(response.status, 401);
  assert.equal(renewed, 0);
});
