import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isInstalled } from './packages.mjs';

const lock = (packages) => ({ packages });
const next = { version: '16.4.3', integrity: 'sha512-a' };

test('packages are installed when every one of the lockfile is there in its version', () => {
  const wanted = lock({ '': {}, 'apps/web': { version: '0.1.0' }, 'node_modules/next': next });
  assert.equal(isInstalled(wanted, lock({ 'node_modules/next': next })), true);
});

test('a missing, older or different package is not installed', () => {
  const wanted = lock({ 'node_modules/next': next });
  assert.equal(isInstalled(wanted, null), false);
  assert.equal(isInstalled(wanted, lock({})), false);
  assert.equal(isInstalled(wanted, lock({ 'node_modules/next': { ...next, version: '16.4.2' } })), false);
  assert.equal(isInstalled(wanted, lock({ 'node_modules/next': { ...next, integrity: 'sha512-b' } })), false);
});

test('an optional binary for another platform may be absent', () => {
  assert.equal(isInstalled(lock({ 'node_modules/node-darwin': { optional: true } }), lock({})), true);
});

test('a package nested in a workspace counts too', () => {
  assert.equal(isInstalled(lock({ 'apps/web/node_modules/jose': next }), lock({})), false);
});
