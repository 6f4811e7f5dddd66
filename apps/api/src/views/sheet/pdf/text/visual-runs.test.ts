import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { visualRuns } from './visual-runs.ts';

const drawn = (line: string) => visualRuns(line, 'bold').map(({ text }) => text);

describe('a line of text', () => {
  it('is drawn in one piece if it runs from left to right', () => {
    assert.deepEqual(drawn('Unión Peña 12 (B)'), ['Unión Peña 12 (B)']);
    assert.deepEqual(drawn(''), ['']);
  });

  it('keeps the digits of a number among Arabic words in order', () => {
    assert.deepEqual(drawn('نادي الهلال 12'), ['12', 'نادي الهلال ']);
    assert.deepEqual(drawn('فريق 12 ب'), [' ب', '12', 'فريق ']);
  });

  it('keeps Latin words readable beside Arabic ones', () => {
    assert.deepEqual(drawn('Ganador de الهلال / النصر'), ['Ganador de ', 'الهلال / النصر']);
    assert.deepEqual(drawn('Al Hilal الهلال FC'), ['Al Hilal ', 'الهلال', ' FC']);
    assert.deepEqual(drawn('الهلال FC 2'), ['FC 2', 'الهلال ']);
  });

  it('mirrors brackets in text from right to left', () => {
    assert.deepEqual(drawn('الهلال (ب)'), ['الهلال )ب(']);
  });

  it('uses a font that has the letters', () => {
    const fonts = visualRuns('Al Hilal الهلال', 'bold').map(({ font }) => font);
    assert.deepEqual(fonts, ['bold', 'other bold']);
  });
});
