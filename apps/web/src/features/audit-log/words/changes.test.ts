import assert from 'node:assert/strict';
import { it } from 'node:test';
import { changesIn } from './changes.ts';

it('reads the changed fields, and ignores details in another format', () => {
  const change = { field: 'name', from: 'Osos', to: 'Osos B' };
  assert.deepEqual(changesIn({ changes: [change, null, 'x', {}] }), [change]);
  assert.deepEqual(changesIn({ changes: 'name' }), []);
  assert.deepEqual(changesIn({}), []);
});
