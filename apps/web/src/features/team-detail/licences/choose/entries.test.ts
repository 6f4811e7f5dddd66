import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RegisteredPerson } from '../people/use-registration.ts';
import { enteredPeople, entriesOf } from './entries.ts';

type Licence = NonNullable<RegisteredPerson['licence']>;

const person = (id: string, more: Partial<RegisteredPerson> = {}) =>
  ({
    person: { id },
    role: 'MEMBER',
    licence: null,
    reasons: [],
    shirt: null,
    ...more,
  }) as unknown as RegisteredPerson;

const licence = { state: 'APPROVED', isStaff: false, shirt: 9 } as Licence;

test('at first all players are selected, but not staff or those over the age limit', () => {
  const people = [
    person('ana'),
    person('eva', { role: 'OWNER', shirt: 4 }),
    person('leo', { role: 'COACH' }),
    person('noa', { reasons: [{ code: 'TOO_OLD' }] }),
  ];
  assert.deepEqual(
    entriesOf(people).map(({ isIn, isStaff, isBarred }) => [isIn, isStaff, isBarred]),
    [
      [true, false, false],
      [true, false, false],
      [false, true, false],
      [false, false, true],
    ],
  );
});

test('later only registered people are selected; submitted licences stay', () => {
  const entries = entriesOf([person('ana', { licence, shirt: 9 }), person('eva')]);
  assert.deepEqual(
    entries.map(({ isIn, isFixed }) => [isIn, isFixed]),
    [
      [true, true],
      [false, false],
    ],
  );
});

test('only selected people are registered, and staff have no shirt', () => {
  const [ana, eva] = entriesOf([person('ana', { shirt: 9 }), person('eva', { role: 'COACH', shirt: 3 })]);
  assert.ok(ana && eva);
  assert.deepEqual(enteredPeople([{ ...ana, isIn: false }, eva]), [
    { personId: 'eva', isStaff: true, shirt: null },
  ]);
});
