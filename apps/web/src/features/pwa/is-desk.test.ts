import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDesk } from './is-desk.ts';

test('a desk is a desk in both languages, for the organisation and behind a scorer link', () => {
  for (const path of ['/dashboard/liga/matches/abc', '/en/dashboard/liga/matches/abc', '/score/abc'])
    assert.ok(isDesk(path), path);
});

test('the list of matches and the public page of a match are none', () => {
  for (const path of ['/dashboard/liga/matches', '/m/abc', '/', '/en/home']) assert.ok(!isDesk(path), path);
});
