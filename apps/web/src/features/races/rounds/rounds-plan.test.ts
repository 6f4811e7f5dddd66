import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planOf, qualifyingOf } from './rounds-plan.ts';

const none = { byPlace: '', byTime: '', toB: '' };

test('a form determines who goes on, and a stored race restores the form', () => {
  const plan = {
    shape: 'SEMIFINAL',
    heats: { ...none, byPlace: '3', byTime: '4' },
    semi: { ...none, byTime: '8' },
  } as const;
  const qualifying = qualifyingOf(plan);
  assert.deepEqual(qualifying, [
    { byPlace: 3, byTime: 4, toB: 0 },
    { byPlace: 0, byTime: 8, toB: 0 },
  ]);
  assert.deepEqual(planOf(qualifying), {
    shape: 'SEMIFINAL',
    heats: { byPlace: '3', byTime: '4', toB: '0' },
    semi: { byPlace: '0', byTime: '8', toB: '0' },
  });
});

test('only visible fields count', () => {
  const heats = { byPlace: '1', byTime: '6', toB: '8' };
  assert.deepEqual(qualifyingOf({ shape: 'NONE', heats, semi: heats }), []);
  assert.deepEqual(qualifyingOf({ shape: 'FINAL', heats, semi: heats }), [{ byPlace: 1, byTime: 6, toB: 0 }]);
  assert.deepEqual(qualifyingOf({ shape: 'FINAL_B', heats, semi: heats }), [
    { byPlace: 1, byTime: 6, toB: 8 },
  ]);
});
