import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PersonChange } from '@traip/contract';
import { changeOf, mayChange, shownFields } from './person-change.ts';
import type { Person } from './use-squad.ts';

const ana = { personId: '0199a2f0-0000-7000-8000-000000000001', version: 3 } as Person;

test('a change contains only what was typed, and an emptied cell clears its value', () => {
  const change = PersonChange.parse(changeOf(ana, { shirt: ' ', position: '', birthday: '', surnames: '' }));
  assert.deepEqual(change, {
    personId: ana.personId,
    version: 3,
    shirt: null,
    position: null,
    birthday: null,
    surnames: '',
  });
  assert.equal(changeOf(ana, { shirt: '07' }).shirt, 7);
});

test("a shirt that isn't a number is refused", () => {
  assert.equal(PersonChange.safeParse(changeOf(ana, { shirt: 'siete' })).success, false);
});

test('for people with an account the team edits only shirt and position', () => {
  const account = { abilities: ['editPlace'] } as Pick<Person, 'abilities'>;
  const fields = shownFields(true).filter((field) => mayChange(account, field));
  assert.deepEqual(fields, ['shirt', 'position']);
});

test('cells with dates and documents are hidden from those who may not see them', () => {
  assert.deepEqual(shownFields(false), ['firstName', 'surnames', 'knownAs', 'shirt', 'position']);
});

test('delegates are marked by those who may assign roles', () => {
  assert.equal(mayChange({ abilities: ['edit', 'editPlace'] }, 'isDelegate'), false);
  assert.equal(mayChange({ abilities: ['markDelegate'] }, 'isDelegate'), true);
  assert.equal(changeOf(ana, { isDelegate: 'true' }).isDelegate, true);
  assert.equal(changeOf(ana, { isDelegate: '' }).isDelegate, false);
});
