import assert from 'node:assert/strict';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, it } from 'node:test';
import type { PublicResponse } from '@traip/api';
import type { CachedResponse } from './cached-response.ts';
import { pageAddressOf } from './page-address.ts';
import { PageCache } from './page-cache.ts';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const matchId = id(100);

/** A cache over a feed in which each poll reports what changed since the last one; match 100 belongs to competition 1. */
function openCache() {
  const changed: (string | null)[] = [];
  const cache = new PageCache({
    maxBytes: 1_000_000,
    openFeed: (invalidate) => ({
      poll: async () => changed.splice(0).forEach(invalidate),
      competitionOf: async (match) => (match === matchId ? id(1) : undefined),
    }),
  });
  let renders = 0;
  const page = (isCacheable = true): CachedResponse => ({
    route: `render ${++renders}`,
    terms: isCacheable ? { bytes: 1, maxAge: 60_000 } : undefined,
    send: () => undefined,
  });
  const read = async (url: string, render = async () => page()) => {
    const address = pageAddressOf({ method: 'GET', url, headers: {} });
    assert.ok(address, url);
    return (await cache.get(address, render)).route;
  };
  return { cache, changed, read, page };
}

/** Reads some pages again after a change, and names those that were rendered anew. */
async function renderedAfter(change: readonly (string | null)[], urls: readonly string[]) {
  const { read, changed } = openCache();
  const before = new Map<string, string>();
  for (const url of urls) before.set(url, await read(url));
  changed.push(...change);
  const renewed: string[] = [];
  for (const url of urls) if ((await read(url)) !== before.get(url)) renewed.push(url);
  return renewed;
}

describe('cached pages', () => {
  const [one, two, three] = [1, 2, 3].map((number) => `/c/${id(number)}`) as [string, string, string];
  const match = `/m/${matchId}`;
  const [unknownMatch, noId, home] = [`/m/${id(101)}`, '/c/spring-cup', '/'];

  it('stay while nothing changes', async () => {
    assert.deepEqual(await renderedAfter([], [one, match, home]), []);
  });

  it('of every competition go when several changed between two polls', async () => {
    assert.deepEqual(await renderedAfter([id(1), id(3)], [one, two, three]), [one, three]);
  });

  it('of a match go with its competition, and with no other', async () => {
    assert.deepEqual(await renderedAfter([id(1)], [match, two]), [match]);
    assert.deepEqual(await renderedAfter([id(2)], [match, two]), [two]);
  });

  it('that may show any competition go with each change', async () => {
    assert.deepEqual(await renderedAfter([id(9)], [one, unknownMatch, noId, home]), [
      unknownMatch,
      noId,
      home,
    ]);
  });

  it('all go with a change that any page may show', async () => {
    assert.deepEqual(await renderedAfter([null], [one, match, home]), [one, match, home]);
  });

  it('are rendered once for all who ask meanwhile', async () => {
    const { read } = openCache();
    assert.equal(new Set(await Promise.all(Array.from({ length: 5 }, () => read(match)))).size, 1);
  });

  it('that may not be cached still go to all who waited, and are rendered again for the next reader', async () => {
    const { read, page } = openCache();
    const render = async () => page(false);
    const waited = await Promise.all([read(one, render), read(one, render)]);
    assert.deepEqual(waited, ['render 1', 'render 1']);
    assert.equal(await read(one, render), 'render 2');
  });

  it('that fail to render are rendered again for the next reader', async () => {
    const { read } = openCache();
    await assert.rejects(read(one, () => Promise.reject(new Error('Next is away'))));
    assert.equal(await read(one), 'render 1');
  });
});

describe('cached API responses', () => {
  const url = `/v1/club/traips-competition/full-competition/${id(1)}`;
  const response: PublicResponse = {
    route: '/full-competition/:id',
    headers: {},
    body: '{}',
    competitionId: id(1),
    isTimeDependent: false,
  };

  function request(method = 'GET', headers = {}): IncomingMessage {
    return Object.assign(new IncomingMessage(new Socket()), { method, url, headers });
  }

  function openSlot() {
    const { cache, changed } = openCache();
    const key = cache.keyOf({ method: 'GET', url, headers: {} }) ?? '';
    return { cache, changed, slot: cache.reserve(request()), find: () => cache.find(key) };
  }

  it('are stored by the request that reserved the slot, and by no other', async () => {
    const { cache, slot, find } = openSlot();
    assert.equal(cache.reserve(request()), undefined);
    slot?.store(response);
    assert.equal((await find())?.route, response.route);
    assert.equal(cache.reserve(request()), undefined);
  });

  it('are not waited for once the slot is released', async () => {
    const { cache, slot, find } = openSlot();
    const waiting = find();
    slot?.release();
    assert.equal(await waiting, undefined);
    assert.ok(cache.reserve(request()), 'and the next request may reserve it');
  });

  it('are dropped by any change while they are pending, and only by their competition afterwards', async () => {
    const early = openSlot();
    early.changed.push(id(2));
    await early.find();
    early.slot?.store(response);
    assert.equal(await early.find(), undefined);
    const late = openSlot();
    late.slot?.store(response);
    await late.find();
    late.changed.push(id(2));
    assert.ok(await late.find());
    late.changed.push(id(2), id(1));
    assert.equal(await late.find(), undefined);
  });

  it('that may show several competitions go with each change', async () => {
    const { slot, find, changed } = openSlot();
    slot?.store({ ...response, competitionId: null });
    assert.ok(await find());
    changed.push(id(2));
    assert.equal(await find(), undefined);
  });

  it('are not made from a request for the headers or a part, a long URL, or by someone who may be known', () => {
    const { cache } = openCache();
    for (const [method, headers] of [
      ['HEAD', {}],
      ['POST', {}],
      ['GET', { range: 'bytes=0-9' }],
      ['GET', { authorization: 'Bearer x' }],
    ] as const)
      assert.equal(cache.reserve(request(method, headers)), undefined, method);
    assert.equal(cache.keyOf({ method: 'GET', url: `${url}?x=${'x'.repeat(500)}`, headers: {} }), undefined);
  });
});
