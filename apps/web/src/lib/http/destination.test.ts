import assert from 'node:assert/strict';
import { test } from 'node:test';
import { destinationOf } from './destination.ts';

test('Spanish has no prefix', () => {
  assert.deepEqual(destinationOf('/'), { kind: 'shown', locale: 'es', path: '/es' });
  assert.deepEqual(destinationOf('/cookies'), { kind: 'shown', locale: 'es', path: '/es/cookies' });
  assert.deepEqual(destinationOf('/es'), { kind: 'elsewhere', locale: 'es', path: '/' });
  assert.deepEqual(destinationOf('/es/cookies'), { kind: 'elsewhere', locale: 'es', path: '/cookies' });
});

test('English is under /en', () => {
  assert.deepEqual(destinationOf('/en'), { kind: 'asked', locale: 'en' });
  assert.deepEqual(destinationOf('/en/auth/login'), { kind: 'asked', locale: 'en' });
  assert.deepEqual(destinationOf('/EN'), { kind: 'elsewhere', locale: 'en', path: '/en' });
  assert.deepEqual(destinationOf('/EN/cookies'), { kind: 'elsewhere', locale: 'en', path: '/en/cookies' });
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
    assert.equal(destinationOf(path).kind, 'refused', path);
  }
});

test('what only resembles a language is a page like any other', () => {
  for (const path of ['/o/liga-norte', '/home', '/english', '/f', '/fra/x', '/fr-']) {
    assert.equal(destinationOf(path).kind, 'shown', path);
  }
});

test('a page whose name has two letters is no language', () => {
  assert.deepEqual(destinationOf('/tv/c1'), { kind: 'shown', locale: 'es', path: '/es/tv/c1' });
  assert.equal(destinationOf('/en/tv/c1').kind, 'asked');
  assert.equal(destinationOf('/tv').kind, 'refused');
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
    assert.equal(destinationOf(path).kind, 'asked', path);
  }
});

test('taking the prefix away never leads to another host', () => {
  assert.deepEqual(destinationOf('/es//evil.example'), {
    kind: 'elsewhere',
    locale: 'es',
    path: '/evil.example',
  });
});
