import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import { resolveDestination } from './destination.ts';

test('Spanish has no prefix', () => {
  assert.deepEqual(resolveDestination('/'), { kind: 'shown', locale: 'es', path: '/es' });
  assert.deepEqual(resolveDestination('/cookies'), { kind: 'shown', locale: 'es', path: '/es/cookies' });
  assert.deepEqual(resolveDestination('/es'), { kind: 'elsewhere', locale: 'es', path: '/' });
  assert.deepEqual(resolveDestination('/es/cookies'), { kind: 'elsewhere', locale: 'es', path: '/cookies' });
});

test('English is under /en', () => {
  assert.deepEqual(resolveDestination('/en'), { kind: 'asked', locale: 'en' });
  assert.deepEqual(resolveDestination('/en/auth/login'), { kind: 'asked', locale: 'en' });
  assert.deepEqual(resolveDestination('/EN'), { kind: 'elsewhere', locale: 'en', path: '/en' });
  assert.deepEqual(resolveDestination('/EN/cookies'), {
    kind: 'elsewhere',
    locale: 'en',
    path: '/en/cookies',
  });
});

test('the documentation has a separate document in each language', () => {
  assert.deepEqual(resolveDestination('/docs'), { kind: 'shown', locale: 'es', path: '/docs/es' });
  const reference = { kind: 'shown', locale: 'es', path: '/docs/es/reference/match' };
  assert.deepEqual(resolveDestination('/docs/reference/match'), reference);
  assert.deepEqual(resolveDestination('/en/docs/reference/match'), {
    kind: 'shown',
    locale: 'en',
    path: '/docs/en/reference/match',
  });
  assert.equal(resolveDestination('/es/docs').kind, 'elsewhere');
  assert.deepEqual(resolveDestination('/docsx'), { kind: 'shown', locale: 'es', path: '/es/docsx' });
});

test('any other language is refused, with or without a region and whatever follows', () => {
  for (const path of [
    '/fr',
    '/fr/',
    '/fr/anything',
    '/pt-BR',
    '/pt-BR/a/b',
    '/DE',
    '/en-GB',
    '/es-MX/cookies',
  ]) {
    assert.equal(resolveDestination(path).kind, 'refused', path);
  }
});

test('a path that only resembles a language is an ordinary page', () => {
  for (const path of ['/o/liga-norte', '/home', '/english', '/f', '/fra/x', '/fr-']) {
    assert.equal(resolveDestination(path).kind, 'shown', path);
  }
});

test('a page with a two-letter name is not a language', () => {
  assert.deepEqual(resolveDestination('/tv/c1'), { kind: 'shown', locale: 'es', path: '/es/tv/c1' });
  assert.equal(resolveDestination('/en/tv/c1').kind, 'asked');
});

test('the authentication service and files for crawlers have no language', () => {
  for (const path of [
    '/api/auth/session',
    '/robots.txt',
    '/sitemap.xml',
    '/sitemaps/matches-1.xml',
    '/embed.js',
    '/icon.svg',
    '/sw.js',
    '/worker/pages.js',
    '/icons/icon-192.png',
    '/es/opengraph-image',
  ]) {
    assert.equal(resolveDestination(path).kind, 'asked', path);
  }
});

test('removing the prefix never leads to another host', () => {
  assert.deepEqual(resolveDestination('/es//evil.example'), {
    kind: 'elsewhere',
    locale: 'es',
    path: '/evil.example',
  });
});

test('an incomplete page path redirects to the nearest page, in its language', () => {
  const leads = (from: string, to: string) => {
    assert.deepEqual(resolveDestination(from), { kind: 'nearest', locale: 'es', path: to }, from);
    const inEnglish = to === '/' ? '/en' : `/en${to}`;
    assert.deepEqual(resolveDestination(`/en${from}`), { kind: 'nearest', locale: 'en', path: inEnglish });
  };
  leads('/auth', '/auth/login');
  leads('/auth/', '/auth/login');
  leads('/organisations', '/dashboard');
  leads('/score', '/my-matches');
  leads('/join', '/my-teams');
  leads('/my-teams/t1/matches', '/my-teams/t1');
  leads('/dashboard/liga-norte/races/c1', '/dashboard/liga-norte/competitions');
  for (const path of ['/c', '/m', '/t', '/o', '/p', '/u', '/team', '/tv', '/embed', '/embed/standings']) {
    leads(path, '/');
  }
});

test('every folder of a route has a page, or redirects to one', () => {
  const app = join(import.meta.dirname, '../../app/[locale]');
  const pages = readdirSync(app, { recursive: true, withFileTypes: true })
    .filter(({ name }) => name === 'page.tsx' || name === 'route.ts')
    .map(({ parentPath }) =>
      relative(app, parentPath)
        .split('/')
        .filter((part) => !part.startsWith('(')),
    );
  const known = new Set(pages.map((parts) => parts.join('/')));
  const parents = pages.flatMap((parts) => parts.map((_, index) => parts.slice(0, index).join('/')));
  const lost = parents.filter(
    (path) => !known.has(path) && resolveDestination(`/${path}`).kind !== 'nearest',
  );
  assert.deepEqual([...new Set(lost)], []);
});
