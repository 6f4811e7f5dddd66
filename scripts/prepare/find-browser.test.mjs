import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findBrowser } from './find-browser.mjs';

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
