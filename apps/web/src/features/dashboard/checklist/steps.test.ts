import assert from 'node:assert/strict';
import { test } from 'node:test';
import { abilitiesOf, checklistSteps } from '@traip/contract';
import { isWanted } from './steps.ts';

const steps = (done: readonly string[]) =>
  checklistSteps.map((step) => ({ step, isDone: done.includes(step) }));

test('the list is there until the first competition is published, whatever else is missing', () => {
  assert.equal(isWanted(steps([]), abilitiesOf('admin')), true);
  assert.equal(isWanted(steps(['PROFILE', 'TEAM', 'COMPETITION']), abilitiesOf('referee')), true);
  assert.equal(isWanted(steps(['PUBLISHED']), abilitiesOf('admin')), false);
});

test('who can do none of it does not see it', () => {
  assert.equal(isWanted(steps([]), abilitiesOf('member')), false);
});
