import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filledIn, linesOf } from './options-of-text.ts';

test('options are typed one per line, and empty lines are none', () => {
  assert.deepEqual(linesOf(''), []);
  const typed = linesOf('Rojo\n\n  Azul \n');
  assert.equal(typed.join('\n'), 'Rojo\n\n  Azul \n');
  assert.deepEqual(filledIn(typed), ['Rojo', 'Azul']);
});
