import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { retrying } from './retry.ts';

const url = 'http://traip.example/v1/club/teams/create';
const lost = () => {
  throw new TypeError('fetch failed');
};
const busy = (status: number, headers: Record<string, string> = {}) =>
  new Response('{}', { status, headers });
const done = () => new Response('{"id":1}', { status: 201 });

/** Sends a request to a server that gives these answers in turn. */
async function send(answers: readonly (() => Response)[], init: RequestInit = {}) {
  const waits: number[] = [];
  const bodies: string[] = [];
  const left = [...answers];
  const fetch = async (request: Request) => {
    bodies.push(await request.text());
    return (left.shift() ?? done)();
  };
  const sleep = async (wait: number) => void waits.push(wait);
  const outcome = retrying(fetch, { attempts: 3, sleep })(new Request(url, init));
  const status = await outcome.then(
    (response) => response.status,
    (failure: Error) => failure.message,
  );
  return { status, waits, bodies };
}

const post = (headers: Record<string, string> = {}) => ({ method: 'POST', body: '{"name":"Osos"}', headers });
const keyed = post({ 'idempotency-key': 'a' });

describe('a request that fails', () => {
  it('waits as long as a busy server asks, and is sent again with its body', async () => {
    const { status, waits, bodies } = await send([() => busy(429, { 'retry-after': '2' }), done], post());
    assert.deepEqual([status, waits, bodies], [201, [2000], ['{"name":"Osos"}', '{"name":"Osos"}']]);
  });

  it('is given up after three attempts', async () => {
    const { status, bodies } = await send([busy.bind(null, 503), busy.bind(null, 503), busy.bind(null, 503)]);
    assert.deepEqual([status, bodies.length], [503, 3]);
  });

  it('waits longer each time if the server does not say how long', async () => {
    const { waits } = await send([lost, lost, done]);
    const [first = 0, second = 0] = waits;
    assert.ok(first >= 250 && first <= 500, `${first}`);
    assert.ok(second >= 500 && second <= 1000, `${second}`);
  });

  it('is not retried if the server asks to wait for more than a minute', async () => {
    const { status, waits } = await send([() => busy(503, { 'retry-after': '3600' })]);
    assert.deepEqual([status, waits], [503, []]);
  });

  it('is not repeated after a lost connection if it changes something', async () => {
    for (const method of ['POST', 'PUT', 'DELETE'])
      assert.deepEqual((await send([lost], { method })).status, 'fetch failed', method);
    assert.equal((await send([busy.bind(null, 502)], { method: 'PUT' })).status, 502);
  });

  it('is repeated if it has a key, even while the first one is in progress', async () => {
    assert.equal((await send([lost], keyed)).status, 201);
    assert.equal((await send([busy.bind(null, 504)], keyed)).status, 201);
    assert.equal((await send([() => busy(409, { 'retry-after': '1' })], keyed)).status, 201);
    assert.equal((await send([busy.bind(null, 409)], keyed)).status, 409);
  });

  it('is not repeated if it was refused', async () => {
    for (const status of [400, 403, 404, 409, 422])
      assert.equal((await send([busy.bind(null, status)])).status, status);
  });
});
