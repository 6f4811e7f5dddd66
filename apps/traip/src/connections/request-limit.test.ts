import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readConfig } from '../config.ts';
import { createServer } from '../server.ts';
import { RequestLimit } from './request-limit.ts';

describe('a network that sends too many requests', () => {
  it('has a budget for a minute, which refills gradually', () => {
    let now = 0;
    const limit = new RequestLimit(60, () => now);
    const accepted = (count: number) =>
      Array.from({ length: count }, () => limit.count('203.0.113.9')).filter((wait) => wait === undefined)
        .length;
    assert.equal(accepted(100), 60);
    assert.equal(limit.count('203.0.113.9'), 1, 'it is told when to come again');
    now += 10_000;
    assert.equal(accepted(100), 10);
    now += 3_600_000;
    assert.equal(accepted(100), 60, 'and saves nothing up');
  });

  it('is one network across all its addresses, and makes no other wait', () => {
    const limit = new RequestLimit(2, () => 0);
    const waits = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:ffff::3', '2001:db8:1:3::1'].map(
      (address) => limit.count(address) !== undefined,
    );
    assert.deepEqual(waits, [false, false, true, false]);
  });

  it('is forgotten after many others, so that memory is bounded', () => {
    const limit = new RequestLimit(1, () => 0);
    limit.count('198.51.100.1');
    assert.notEqual(limit.count('198.51.100.1'), undefined);
    for (let number = 0; number < 20_000; number += 1) limit.count(`10.${number >> 8}.${number & 255}.1`);
    assert.equal(limit.count('198.51.100.1'), undefined);
  });

  it('gets 429 for calls and pages, but not for pictures and scripts', async () => {
    const app = createServer(readConfig({ LOG_LEVEL: 'silent', REQUESTS_PER_MINUTE: '3' }));
    for (const path of ['/v1/club/thing', '/a-page', '/_next/static/a.js', '/files/a', '/ready'])
      app.get(path, () => 'well');
    const get = (url: string, remoteAddress = '203.0.113.9') => app.inject({ url, remoteAddress });
    for (const url of ['/v1/club/thing', '/a-page', '/a-page'])
      assert.equal((await get(url)).statusCode, 200);
    for (const url of ['/v1/club/thing', '/a-page']) {
      const refused = await get(url);
      assert.deepEqual([refused.statusCode, refused.json().error.code], [429, 'TOO_MANY_REQUESTS']);
      assert.equal(refused.headers['retry-after'], '20');
    }
    for (const url of ['/_next/static/a.js', '/files/a', '/ready'])
      assert.equal((await get(url)).statusCode, 200, url);
    assert.equal((await get('/a-page', '203.0.113.10')).statusCode, 200);
  });

  it('is never the local machine', async () => {
    const app = createServer(readConfig({ LOG_LEVEL: 'silent', REQUESTS_PER_MINUTE: '1' }));
    app.get('/a-page', () => 'well');
    for (const remoteAddress of ['127.0.0.1', '127.0.0.1', '::1', '::1', '::ffff:127.0.0.1'])
      assert.equal((await app.inject({ url: '/a-page', remoteAddress })).statusCode, 200);
  });
});
