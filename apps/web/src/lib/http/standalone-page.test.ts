import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseStandaloneTheme, standalonePageAt } from './standalone-page.ts';

const at = (path: string) => {
  const url = new URL(path, 'https://traip.example');
  return standalonePageAt(url.pathname, url.searchParams);
};

test("widgets can be framed, and use the device's theme unless told otherwise", () => {
  assert.deepEqual(at('/embed/standings/c1'), { isFramed: true, theme: 'system' });
  assert.deepEqual(at('/en/embed/matches/c1?theme=dark'), { isFramed: true, theme: 'dark' });
  assert.deepEqual(at('/embed/matches/c1?theme=%22onload'), { isFramed: true, theme: 'system' });
});

test("TV screens are standalone too, but can't be framed", () => {
  assert.deepEqual(at('/tv/c1'), { isFramed: false, theme: 'dark' });
  assert.deepEqual(at('/en/tv/c1?theme=light'), { isFramed: false, theme: 'light' });
});

test('no other page is standalone', () => {
  for (const path of ['/', '/c/c1', '/embed', '/embedded/x', '/fr/embed/standings/c1', '/c/embed/tv/'])
    assert.equal(at(path), null, path);
  assert.equal(parseStandaloneTheme('anything'), null);
  assert.equal(parseStandaloneTheme(null), null);
});
