import assert from 'node:assert/strict';
import { test } from 'node:test';
import manifest from '../../package.json' with { type: 'json' };
import { version } from './version.ts';

test('clients are told the version of the package', () => {
  assert.equal(version, manifest.version);
});
