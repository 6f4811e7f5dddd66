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

test("the button adds what's missing: a photo, a shirt, or the details", () => {
  assert.equal(of(['PHOTO']), 'photo');
  assert.equal(of(['SHIRT']), 'shirt');
  assert.equal(of(['BIRTHDAY', 'PHOTO']), 'complete');
});

test('documents and answers come after the details, one after the other', () => {
  assert.equal(of(['PHOTO', 'ANSWER']), 'photo');
  assert.equal(of(['BIRTHDAY', 'DOCUMENT', 'ANSWER']), 'complete');
  assert.equal(of(['ANSWER', 'DOCUMENT_DATE']), 'documents');
  assert.equal(of(['ANSWER', 'ANSWER']), 'answer');
  assert.equal(of(['GUARDIAN_CONSENT', 'ANSWER']), 'answer');
});

test('the club also answers and uploads for people with an account', () => {
  assert.equal(of(['BIRTHDAY', 'ANSWER'], account), 'answer');
  assert.equal(of(['DOCUMENT'], account), 'documents');
  assert.equal(of(['PHOTO', 'SHIRT'], account), 'shirt');
});

test('people with an account complete their own details', () => {
  assert.equal(of(['BIRTHDAY'], account), 'theirs');
});

test('a complete licence is submitted, and again after being returned', () => {
  assert.equal(of([]), 'sendOne');
  assert.equal(of([], ours, { state: 'RETURNED' } as Licence), 'again');
  assert.equal(of([], ours, { state: 'APPROVED' } as Licence), null);
});
