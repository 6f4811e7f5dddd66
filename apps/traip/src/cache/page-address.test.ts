import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageAddressOf } from './page-address.ts';

const ask = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  pageAddressOf({ method, url, headers });

test('public pages are cached under their whole URL, in either language', () => {
  for (const url of [
    '/',
    '/en',
    '/?q=liga',
    '/o/liga-norte?page=2',
    '/en/t/copa',
    '/team/abc',
    '/m/1',
    '/c/1',
  ]) {
    assert.equal(ask(url)?.key, url);
    assert.equal(ask(url, {}, 'HEAD')?.key, url);
  }
  assert.deepEqual(ask('/en/c/1?tab=x'), { key: '/en/c/1?tab=x', kind: 'competition', id: '1' });
  assert.equal(ask('/m/1')?.kind, 'match');
});

test('everything else goes to Next', () => {
  const others = [
    '/home',
    '/c',
    '/c/1/register',
    '/m/1/calendar.ics',
    '/fr/c/1',
    '/en/en',
    '/u/ana',
    '/_next/x',
  ];
  for (const url of [...others, '/c/1?_rsc=abc', `/?q=${'x'.repeat(300)}`, '/c/%00']) {
    assert.equal(ask(url), undefined, url);
  }
  assert.equal(ask('/', {}, 'POST'), undefined);
});

test('readers who may be signed in, and requests for a part of a page, get nothing from the cache', () => {
  assert.ok(ask('/', { cookie: 'traip-consent=%7B%7D' }), 'a choice about cookies changes no page');
  for (const headers of [
    { cookie: 'traip-consent=1; next-auth.session-token=x' },
    { authorization: 'Bearer x' },
    { rsc: '1' },
    { 'next-router-state-tree': '%5B' },
    { range: 'bytes=0-1' },
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
  ])
    assert.equal(ask('/', headers as Record<string, string>), undefined, JSON.stringify(headers));
});
