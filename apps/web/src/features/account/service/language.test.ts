import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageOf } from './language.ts';

const own = 'https://traip.example';

test('the return URL determines the language', () => {
  assert.equal(languageOf('https://traip.example/en/home', own), 'en');
  assert.equal(languageOf('/en?x=1', own), 'en');
  assert.equal(languageOf('/entrenadores', own), 'es');
  assert.equal(languageOf('/home', own), 'es');
});

test("without one of our URLs it's Spanish", () => {
  assert.equal(languageOf(undefined, own), 'es');
  assert.equal(languageOf('https://evil.example/en/home', own), 'es');
});

test("otherwise it's the language of the referring page, or of the browser", () => {
  const from = (headers: Record<string, string>) => languageOf(undefined, own, new Headers(headers));
  assert.equal(from({ referer: `${own}/en/auth/login`, 'accept-language': 'es' }), 'en');
  assert.equal(from({ referer: `${own}/auth/login`, 'accept-language': 'en' }), 'es');
  assert.equal(from({ 'accept-language': 'de-DE,en-GB;q=0.8,es;q=0.5' }), 'en');
  assert.equal(from({ referer: 'https://evil.example/en' }), 'es');
});
