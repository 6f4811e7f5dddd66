import assert from 'node:assert/strict';
import { test } from 'node:test';
import { currentStep, dateSteps } from './date-steps.ts';

const competition = {
  startsOn: '2027-05-15',
  endsOn: '2027-05-16',
  phases: [
    { id: 'groups', name: 'Grupos' },
    { id: 'final', name: 'Final' },
  ],
};
const undated = { phases: [], squads: null };

test('without a calendar the timeline has the first and the last day', () => {
  const steps = dateSteps(competition, undated, false);
  assert.deepEqual(
    steps.map(({ kind, at }) => [kind, at]),
    [
      ['START', '2027-05-15'],
      ['END', '2027-05-16'],
    ],
  );
});

test('with a calendar it has the dated phases, after entries and squads', () => {
  const announced = {
    phases: [{ id: 'groups', firstKickOff: '2027-05-15T07:30:00.000Z' }],
    squads: { closesAt: '2027-05-10T22:00:00.000Z' },
  };
  const steps = dateSteps(competition, announced, true);
  assert.deepEqual(
    steps.map(({ kind }) => kind),
    ['ENTRIES', 'SQUADS', 'PHASE', 'END'],
  );
  assert.equal(currentStep(steps, new Date('2027-05-01')), 'entries');
  assert.equal(currentStep(steps.slice(1), new Date('2027-05-12')), 'groups');
});

test('squads that close after the first match come after it', () => {
  const announced = {
    phases: [{ id: 'groups', firstKickOff: '2027-05-15T07:30:00.000Z' }],
    squads: { closesAt: '2027-05-15T22:00:00.000Z' },
  };
  assert.deepEqual(
    dateSteps({ ...competition, endsOn: '2027-05-15' }, announced, false).map(({ kind }) => kind),
    ['PHASE', 'SQUADS', 'END'],
  );
});
