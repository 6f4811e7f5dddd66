import assert from 'node:assert/strict';
import { test } from 'node:test';
import { weightClassesIn, weightProblems } from './weights.ts';

test('classes are parsed as typed, and each begins where the previous one ends', () => {
  const three = [
    { above: null, upTo: 60 },
    { above: 60, upTo: 66 },
    { above: 66, upTo: null },
  ];
  assert.deepEqual(weightClassesIn('-66, −60, +66 kg'), three);
  assert.deepEqual(weightClassesIn('60;66;+66'), three);
  assert.deepEqual(weightClassesIn(''), []);
});

test('invalid weights are reported, not guessed', () => {
  for (const text of ['-60 kg, +100', '']) assert.deepEqual(weightProblems(text), []);
  for (const text of ['ligero', '-6'])
    assert.deepEqual(
      weightProblems(text).map(({ field }) => field),
      ['weightClasses'],
    );
});
