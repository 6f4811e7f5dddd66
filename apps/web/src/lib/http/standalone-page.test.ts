import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseStandaloneTheme, standalonePageAt } from './standalone-page.ts';

const at = (path: string) => {
  const url = new URL(path, 'https://traip.example');
  return standalonePageAt(url.pathname, url.searchParams);
};

test('widgets may be framed and wear the theme of the device unless told otherwise', () => {
  assert.deepEqual(at('/embed/standings/c1'), { isFramed: true, theme: 'system' });
  assert.deepEqual(at('/en/embed/matches/c1?theme=dark'), { isFramed: true, theme: 'dark' });
  assert.deepEqual(at('/embed/matches/c1?theme=%22onload'), { isFramed: true, theme: 'system' });
});

test('screens stand alone too, and nobody frames them', () => {
  assert.deepEqual(at('/tv/c1'), { isFramed: false, theme: 'dark' });
  assert.deepEqual(at('/en/tv/c1?theme=light'), { isFramed: false, theme: 'light' });
});

test('no other page stands alone', () => {
  for (const path of ['/', '/c/c1', '/embed', '/embedded/x', '/fr/embed/standings/c1', '/c/embed/tv/'])
    assert.equal(at(path), null, path);
  assert.equal(parseStandaloneTheme('anything'), null);
  assert.equal(parseStandaloneTheme(null), null);
});
