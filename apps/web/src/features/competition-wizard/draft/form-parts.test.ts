import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toCategoryInput, toSeasonInput, toTraipInput } from './form-parts.ts';

test('an empty code or variant is left out, an empty date is null', () => {
  const traip = { name: 'Copa', sportKey: '', description: '', privacy: 'PUBLIC', code: '' };
  assert.equal(toTraipInput(traip).code, undefined);
  assert.deepEqual(toSeasonInput({ name: '2027', startsOn: '', endsOn: '2027-06-01' }), {
    name: '2027',
    startsOn: null,
    endsOn: '2027-06-01',
  });
  const category = { name: 'Sub-12', gender: 'MIXED', skillLevel: 'AMATEUR', minAge: '', maxAge: '12' };
  const { maxAge, sportVariantKey } = toCategoryInput({ ...category, sportVariantKey: '' });
  assert.deepEqual([maxAge, sportVariantKey], [12, undefined]);
});
