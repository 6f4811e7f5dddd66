import assert from 'node:assert/strict';
import { test } from 'node:test';
import { safeCallback } from './safe-callback.ts';

const own = 'https://traip.example';

test('our own URLs are kept with their query and fragment', () => {
  assert.equal(safeCallback('/home', own), '/home');
  assert.equal(
    safeCallback('/en/dashboard/liga-norte?tab=teams#top', own),
    '/en/dashboard/liga-norte?tab=teams#top',
  );
  assert.equal(safeCallback('https://traip.example/profile?x=1', own), '/profile?x=1');
  assert.equal(safeCallback('/c/7?from=%2Fhome', own), '/c/7?from=%2Fhome');
});

test('an empty callback is ignored', () => {
  for (const url of [null, undefined, '']) assert.equal(safeCallback(url, own), null);
});

const refused = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2Fevil.example',
  '/%2fevil.example',
  '/%5Cevil.example',
  '/%252Fevil.example',
  'https://evil.example/home',
  'https://traip.example.evil.example/home',
  'https://traip.example@evil.example/home',
  'https://someone:secret@traip.example/home',
  'https://someone@traip.example/home',
  'https://:secret@traip.example/home',
  'http://traip.example/home',
  'https://traip.example:8443/home',
  'https:evil.example',
  'https://',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,hello',
  'blob:https://traip.example/1',
  'home',
  '?x=1',
];
for (const url of refused) {
  test(`refuses ${JSON.stringify(url)}`, () => assert.equal(safeCallback(url, own), null));
}
