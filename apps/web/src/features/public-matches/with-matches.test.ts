import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withMatches } from './with-matches.ts';

test('announced competitions have upcoming matches too, after those in progress', () => {
  const states = ['FINISHED', 'PUBLICIZED', 'IN_PROGRESS', 'CANCELED', 'IN_PROGRESS_AND_OPENED'];
  assert.deepEqual(
    withMatches(states.map((state) => ({ state }))).map(({ state }) => state),
    ['IN_PROGRESS', 'IN_PROGRESS_AND_OPENED', 'PUBLICIZED'],
  );
});
