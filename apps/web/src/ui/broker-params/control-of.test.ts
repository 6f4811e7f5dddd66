import assert from 'node:assert/strict';
import { test } from 'node:test';
import { algorithms } from '@traip/engine/formats';
import { controlOf, controlsIn } from './control-of.ts';

const schemaOf = (key: string) => {
  const found = algorithms.find((algorithm) => algorithm.key === key);
  assert.ok(found);
  return found.params;
};

test('numbers and choices come before switches', () => {
  assert.deepEqual(
    controlsIn(schemaOf('ROUND_ROBIN')).map(({ name, control }) => `${name} ${control.kind}`),
    ['legs choice', 'order choice', 'legScheme choice', 'homeBalance switch'],
  );
});

test('an optional number can be automatic', () => {
  const rounds = controlsIn(schemaOf('SWISS')).find(({ name }) => name === 'rounds');
  assert.deepEqual(rounds?.control, { kind: 'number', min: 1, max: 1023, mayBeAutomatic: true });
});

test('numbers that belong together are set together, or not at all', () => {
  const drop = controlsIn(schemaOf('LADDER')).find(({ name }) => name === 'inactivityDrop');
  assert.deepEqual(drop?.control, {
    kind: 'agreement',
    numbers: [
      { name: 'days', min: 1, max: 365 },
      { name: 'places', min: 1, max: 1023 },
    ],
  });
  assert.ok(!controlsIn(schemaOf('QUALIFY')).some(({ name }) => name === 'bestPlaced'));
});

test('parameters without a matching control are left out, as are those the screen asks for itself', () => {
  const names = controlsIn(schemaOf('GROUPS'), ['groups']).map(({ name }) => name);
  assert.ok(!names.includes('fixed') && !names.includes('groups') && names.includes('separate'));
  assert.equal(controlOf({ type: 'string' }), null);
});

test('every algorithm has a form', () => {
  for (const { key, params } of algorithms) assert.ok(Array.isArray(controlsIn(params)), key);
});
