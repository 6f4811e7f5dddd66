import assert from 'node:assert/strict';
import { test } from 'node:test';
import { abilitiesOf, checklistSteps } from '@traip/contract';
import { isChecklistShown } from './steps.ts';

const steps = (done: readonly string[]) =>
  checklistSteps.map((step) => ({ step, isDone: done.includes(step) }));

test('the list is shown until the first competition is published, whatever else is missing', () => {
  assert.equal(isChecklistShown(steps([]), abilitiesOf('admin')), true);
  assert.equal(isChecklistShown(steps(['PROFILE', 'TEAM', 'COMPETITION']), abilitiesOf('referee')), true);
  assert.equal(isChecklistShown(steps(['PUBLISHED']), abilitiesOf('admin')), false);
});

test('the list is hidden from people who can do none of its steps', () => {
  assert.equal(isChecklistShown(steps([]), abilitiesOf('member')), false);
});
