import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withMatches } from './with-matches.ts';

test('an announced competition has matches to come too, after those that are being played', () => {
  const states = ['FINISHED', 'PUBLICIZED', 'IN_PROGRESS', 'CANCELED', 'IN_PROGRESS_AND_OPENED'];
  assert.deepEqual(
    withMatches(states.map((state) => ({ state }))).map(({ state }) => state),
    ['IN_PROGRESS', 'IN_PROGRESS_AND_OPENED', 'PUBLICIZED'],
  );
});
