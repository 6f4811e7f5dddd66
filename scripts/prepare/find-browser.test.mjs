import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findBrowser, findLightBrowser } from './find-browser.mjs';

const only = (path) => (candidate) => candidate === path;

test('CHROMIUM_PATH wins, and a wrong one is not quietly replaced', () => {
  assert.equal(
    findBrowser({ CHROMIUM_PATH: '/opt/c' }, () => true),
    '/opt/c',
  );
  assert.equal(findBrowser({ CHROMIUM_PATH: '/opt/c' }, only('/usr/bin/chromium')), null);
});

test('the usual places and the path are searched', () => {
  assert.equal(findBrowser({}, only('/usr/bin/chromium')), '/usr/bin/chromium');
  assert.equal(
    findBrowser({ PATH: '/x:/opt/bin' }, only('/opt/bin/google-chrome')),
    '/opt/bin/google-chrome',
  );
  assert.equal(
    findBrowser({ PATH: '/x' }, () => false),
    null,
  );
});

test('the light browser is taken where there is one, and CHROMIUM_PATH wins over it too', () => {
  const shell = '/usr/bin/chromium-headless-shell';
  const both = (path) => path === shell || path === '/usr/bin/chromium';
  assert.equal(findLightBrowser({}, both), shell);
  assert.equal(findBrowser({}, both), '/usr/bin/chromium');
  assert.equal(findLightBrowser({}, only('/usr/bin/chromium')), '/usr/bin/chromium');
  assert.equal(
    findLightBrowser({ CHROMIUM_PATH: '/opt/c' }, () => true),
    '/opt/c',
  );
});
