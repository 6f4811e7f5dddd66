import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesOf, withoutEmptyLines } from './options-of-text.ts';

test('options are typed one per line, and empty lines are ignored', () => {
  assert.deepEqual(linesOf(''), []);
  const typed = linesOf('Rojo\n\nAzul\n');
  assert.equal(typed.join('\n'), 'Rojo\n\nAzul\n');
  assert.deepEqual(withoutEmptyLines({ questions: [{ label: 'Color', options: typed }] }), {
    questions: [{ label: 'Color', options: ['Rojo', 'Azul'] }],
  });
});
