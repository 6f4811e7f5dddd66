import assert from 'node:assert/strict';
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

test('any other language is refused, with or without a region and whatever comes after', () => {
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

test('what only resembles a language is a page like any other', () => {
  for (const path of ['/o/liga-norte', '/home', '/english', '/f', '/fra/x', '/fr-']) {
    assert.equal(resolveDestination(path).kind, 'shown', path);
  }
});

test('a page whose name has two letters is no language', () => {
  assert.deepEqual(resolveDestination('/tv/c1'), { kind: 'shown', locale: 'es', path: '/es/tv/c1' });
  assert.equal(resolveDestination('/en/tv/c1').kind, 'asked');
  assert.equal(resolveDestination('/tv').kind, 'refused');
});

test('the authentication service and the files for robots have no language', () => {
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

test('taking the prefix away never leads to another host', () => {
  assert.deepEqual(resolveDestination('/es//evil.example'), {
    kind: 'elsewhere',
    locale: 'es',
    path: '/evil.example',
  });
});
