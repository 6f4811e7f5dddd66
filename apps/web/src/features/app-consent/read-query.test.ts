import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readQuery } from './read-query.ts';

test("an app's request is read by the names of the standard, and repeated parameters are ignored", () => {
  assert.deepEqual(
    readQuery({ client_id: 'a', scope: 'read', state: ['x', 'y'], prompt: 'consent', clientId: 'b' }),
    { clientId: 'a', scope: 'read' },
  );
});
