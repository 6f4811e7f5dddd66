import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bandsOfText, textOfBands, usualBands } from './bands-text.ts';

test('age groups are read as they are written, and written as they are read', () => {
  const bands = usualBands({ junior: 'Sub-20', senior: 'Sénior' });
  assert.deepEqual(bandsOfText(textOfBands(bands)), { bands });
});

test('the first line that is no age group is named', () => {
  assert.deepEqual(bandsOfText('Sénior: 20-34\n\n de veinte a treinta '), { wrong: 'de veinte a treinta' });
  assert.deepEqual(bandsOfText(''), { bands: [] });
});
