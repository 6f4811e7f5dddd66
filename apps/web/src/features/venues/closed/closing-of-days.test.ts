import assert from 'node:assert/strict';
import { test } from 'node:test';
import { closingOfDays } from './closing-of-days.ts';

const venues = [{ id: 'v', fields: [{ id: 'one' }, { id: 'two' }] }];
const span = { startsOn: '2027-01-16', endsOn: '2027-01-17' };
const input = { values: { ...span, venueId: 'v' }, scope: 'venue', venues, openFieldIds: [] } as const;

test("nothing closes until it's clear what, and when", () => {
  assert.equal(closingOfDays({ ...input, values: { ...span, venueId: '' } }), null);
  assert.equal(closingOfDays({ ...input, values: { ...span, endsOn: '', venueId: 'v' } }), null);
  assert.equal(
    closingOfDays({ ...input, values: { venueId: 'v', startsOn: '2027-01-16', endsOn: '2027-01-15' } }),
    null,
  );
  assert.equal(closingOfDays({ ...input, openFieldIds: ['one', 'two'] }), null);
});

test('some fields close, or all', () => {
  assert.deepEqual(closingOfDays(input)?.days?.fieldIds, ['one', 'two']);
  assert.deepEqual(closingOfDays({ ...input, openFieldIds: ['one'] })?.days?.fieldIds, ['two']);
  assert.equal(closingOfDays({ ...input, values: span, scope: 'everybody' })?.days?.venueId, null);
});
