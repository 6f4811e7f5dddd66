import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stepOf } from './step-of.ts';
import type { RegisteredPerson } from './use-registration.ts';

type Licence = NonNullable<RegisteredPerson['licence']>;
type Own = NonNullable<RegisteredPerson['own']>;

const draft = { state: 'DRAFT' } as Licence;
const ours = { abilities: ['edit', 'editPlace'] } as unknown as Own;
const account = { abilities: ['editPlace'] } as unknown as Own;
const of = (codes: readonly string[], own = ours, licence = draft) =>
  stepOf({ licence, own, missing: codes.map((code) => ({ code })), reasons: [] });

test('the button does what is missing: a photo, a shirt, or the details', () => {
  assert.equal(of(['PHOTO']), 'photo');
  assert.equal(of(['SHIRT']), 'shirt');
  assert.equal(of(['BIRTHDAY', 'PHOTO']), 'complete');
});

test('who has an account completes it alone', () => {
  assert.equal(of(['BIRTHDAY'], account), 'theirs');
});

test('who lacks nothing is sent, and again after being returned', () => {
  assert.equal(of([]), 'sendOne');
  assert.equal(of([], ours, { state: 'RETURNED' } as Licence), 'again');
  assert.equal(of([], ours, { state: 'APPROVED' } as Licence), null);
});
