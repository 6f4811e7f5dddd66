import assert from 'node:assert/strict';
import { test } from 'node:test';
import { abilitiesOf, checklistSteps } from '@traip/contract';
import { isChecklistShown } from './steps.ts';

const steps = (done: readonly string[]) =>
  checklistSteps.map((step) => ({ step, isDone: done.includes(step) }));

test('the list is there until the first competition is published, whatever else is missing', () => {
  assert.equal(isChecklistShown(steps([]), abilitiesOf('admin')), true);
  assert.equal(isChecklistShown(steps(['PROFILE', 'TEAM', 'COMPETITION']), abilitiesOf('referee')), true);
  assert.equal(isChecklistShown(steps(['PUBLISHED']), abilitiesOf('admin')), false);
});

test('who can do none of it does not see it', () => {
  assert.equal(isChecklistShown(steps([]), abilitiesOf('member')), false);
});
