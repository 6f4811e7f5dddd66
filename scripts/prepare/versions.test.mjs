import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NotReady } from './run.mjs';
import { isAtLeast, productNode, requireInstallingNode } from './versions.mjs';

test('versions compare by number, not by letter', () => {
  assert.equal(isAtLeast('20.19.0', '20.19.0'), true);
  assert.equal(isAtLeast('20.9.5', '20.19.0'), false);
  assert.equal(isAtLeast('100.0.0', '24.7.0'), true);
  assert.equal(isAtLeast('24.6.9', '24.7.0'), false);
});

test('a Node that is too old to install is refused in one sentence that names both versions', () => {
  assert.throws(
    () => requireInstallingNode('18.20.4'),
    (error) => error instanceof NotReady && /20\.19\.0.*18\.20\.4/.test(error.message),
  );
  requireInstallingNode('20.19.0');
});

test('without a pinned Node a recent enough own Node runs the product and an older one is refused', () => {
  assert.equal(productNode('24.7.0', '/nowhere/node'), process.execPath);
  assert.throws(() => productNode('22.1.0', '/nowhere/node'), /22\.1\.0.*24\.7\.0/);
});
