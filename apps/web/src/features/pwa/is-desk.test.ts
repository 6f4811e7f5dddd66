import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDesk, isLicences } from './is-desk.ts';

test('a desk is recognised in both languages, for the organisation and behind a scorer link', () => {
  for (const path of ['/dashboard/liga/matches/abc', '/en/dashboard/liga/matches/abc', '/score/abc'])
    assert.ok(isDesk(path), path);
});

test('the finish line of a race is a desk too', () => {
  assert.ok(isDesk('/dashboard/club/races/c/r'));
  assert.ok(!isDesk('/dashboard/club/races/c'));
});

test('the list of matches and the public page of a match are not desks', () => {
  for (const path of ['/dashboard/liga/matches', '/m/abc', '/', '/en/home']) assert.ok(!isDesk(path), path);
});

test('licences are on one page, in both languages', () => {
  for (const path of ['/licences', '/en/licences']) assert.ok(isLicences(path), path);
  for (const path of ['/licences/1', '/home', '/c/licences']) assert.ok(!isLicences(path), path);
});
