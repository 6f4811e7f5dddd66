import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileNameOf } from './file-name.ts';

test('a file is named after its competition, in characters that every system accepts', () => {
  assert.equal(fileNameOf('Liga Otoño 2026'), 'liga-otono-2026.json');
  assert.equal(fileNameOf('¡Copa!'), 'copa.json');
  assert.equal(fileNameOf('杯'), 'competition.json');
});
