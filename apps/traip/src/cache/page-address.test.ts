import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pageAddressOf, pageParameters } from './page-address.ts';

const addressOf = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  pageAddressOf({ method, url, headers });

test('public pages are cached under their URL, in either language', () => {
  for (const url of [
    '/',
    '/en',
    '/?kind=TEAM&page=2',
    '/o/liga-norte?page=2',
    '/en/t/copa',
    '/team/abc',
    '/m/1',
    '/c/1',
  ]) {
    assert.equal(addressOf(url)?.key, url);
    assert.equal(addressOf(url, {}, 'HEAD')?.key, url);
  }
  assert.deepEqual(addressOf('/en/c/1?tab=x'), { key: '/en/c/1?tab=x', kind: 'competition', id: '1' });
  assert.equal(addressOf('/m/1')?.kind, 'match');
});

test('pages of the documentation are cached, whatever is asked of them, and no competition changes them', () => {
  for (const url of [
    '/docs',
    '/en/docs',
    '/docs/guides/first-competition',
    '/en/docs/reference',
    '/docs/reference/match',
    '/docs/reference/shapes/webhook.match.finished',
  ])
    assert.deepEqual(addressOf(`${url}?utm=1`), { key: url, kind: 'docs', id: '' });
  for (const url of ['/docs/search.json', '/docsx', '/docs/reference/match/x', '/docs/reference/%00'])
    assert.equal(addressOf(url), undefined, url);
});

test('who arrives with an English browser is not given the Spanish front page', () => {
  const english = { 'accept-language': 'en-GB,es;q=0.5' };
  assert.equal(addressOf('/', english), undefined);
  assert.equal(addressOf('/', { ...english, 'sec-fetch-site': 'same-origin' })?.key, '/', 'they chose it');
  assert.equal(addressOf('/', { 'accept-language': 'es-ES,en;q=0.8' })?.key, '/');
  assert.equal(addressOf('/c/1', english)?.key, '/c/1');
});

test('parameters that no page reads make no new copy, nor does another order', () => {
  for (let number = 0; number < 100_000; number++)
    assert.equal(addressOf(`/o/liga-norte?utm_${number}=${number}`)?.key, '/o/liga-norte');
  assert.equal(addressOf('/m/1?page=2&tab=x')?.key, '/m/1');
  assert.equal(addressOf('/c/1?view=dates&x=1&tab=matches&%ff=2')?.key, '/c/1?tab=matches&view=dates');
  assert.equal(addressOf('/c/1?t%61b=matches')?.key, '/c/1?t%61b=matches', 'as the page reads it');
});

test('every parameter that a public page reads is known', () => {
  const features = join(import.meta.dirname, '../../../web/src/features');
  const readIn = (names: readonly string[], pattern: RegExp) =>
    names.flatMap((name) =>
      Array.from(
        readFileSync(join(features, name), 'utf8').matchAll(pattern),
        ([, parameter = '']) => parameter,
      ),
    );
  const read = [
    ...readIn(globSync('public-competition/**/*.ts*', { cwd: features }), /Param\(searchParams, '(\w+)'/g),
    ...readIn(['public-races/results-query.ts'], /textOf\('(\w+)'\)/g),
  ];
  // What is typed into a search is never cached.
  const cached = new Set(read.filter((parameter) => parameter !== 'q'));
  assert.deepEqual([...cached].toSorted(), [...(pageParameters.c ?? [])].toSorted());
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
  for (const url of [
    ...others,
    '/c/1?_rsc=abc',
    '/?q=liga',
    '/?%71=liga',
    `/c/1?tab=${'x'.repeat(300)}`,
    '/c/%00',
  ]) {
    assert.equal(addressOf(url), undefined, url);
  }
  assert.equal(addressOf('/', {}, 'POST'), undefined);
});

test('readers who may be signed in, and requests for a part of a page, get nothing from the cache', () => {
  for (const name of ['traip-consent', '__Host-traip-consent'])
    assert.ok(addressOf('/', { cookie: `${name}=%7B%7D` }), 'a choice about cookies changes no page');
  const seenLogin = 'next-auth.csrf-token=a%7Cb; next-auth.callback-url=http%3A%2F%2Ftraip.test';
  assert.ok(addressOf('/', { cookie: seenLogin }), 'who has seen the login page is not signed in');
  assert.ok(addressOf('/', { cookie: '__Host-next-auth.csrf-token=a; __Host-next-auth.callback-url=b' }));
  for (const headers of [
    { cookie: 'xnext-auth.csrf-token=x' },
    { cookie: '__Secure-next-auth.session-token=x; next-auth.csrf-token=y' },
    { cookie: 'traip-consent=1; next-auth.session-token=x' },
    { authorization: 'Bearer x' },
    { rsc: '1' },
    { 'next-router-state-tree': '%5B' },
    { range: 'bytes=0-1' },
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
  ])
    assert.equal(addressOf('/', headers as Record<string, string>), undefined, JSON.stringify(headers));
});
