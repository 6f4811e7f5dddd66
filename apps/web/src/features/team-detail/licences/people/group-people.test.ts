import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupPeople } from './group-people.ts';
import type { RegisteredPerson } from './use-registration.ts';

type State = NonNullable<RegisteredPerson['licence']>['state'];

function person(state: State | null, missing: readonly { readonly code: string }[] = []) {
  const licence = state === null ? null : ({ state } as NonNullable<RegisteredPerson['licence']>);
  return { licence, missing, reasons: [] };
}

test('incomplete and returned licences come first, and unregistered people last', () => {
  const groups = groupPeople([
    person('APPROVED'),
    person(null),
    person('DRAFT'),
    person('SUBMITTED'),
    person('DRAFT', [{ code: 'PHOTO' }]),
    person('RETURNED'),
  ]);
  assert.deepEqual(
    groups.map(({ name, people }) => [name, people.length]),
    [
      ['lacking', 2],
      ['ready', 1],
      ['waiting', 1],
      ['approved', 1],
      ['others', 1],
    ],
  );
});
