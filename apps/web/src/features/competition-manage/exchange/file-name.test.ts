import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileNameOf } from './file-name.ts';

test('a file is called like its competition, in letters that every system takes', () => {
  assert.equal(fileNameOf('Liga Otoño 2026'), 'liga-otono-2026.json');
  assert.equal(fileNameOf('¡Copa!'), 'copa.json');
  assert.equal(fileNameOf('杯'), 'competition.json');
});
