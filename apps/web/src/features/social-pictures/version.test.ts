import assert from 'node:assert/strict';
import { test } from 'node:test';
import { versionOf } from './version.ts';

test('a picture has a new URL when its content has changed, and only then', () => {
  const team = { name: 'Rayo', facts: 'Fútbol', crest: null };
  assert.equal(versionOf(team), versionOf({ ...team }));
  assert.notEqual(versionOf(team), versionOf({ ...team, crest: '/files/avatars/a.webp' }));
  assert.match(versionOf(team), /^[\w-]{27}$/);
});
