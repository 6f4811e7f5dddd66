import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bandsOfText, textOfBands, usualBands } from './bands-text.ts';

test('age groups are parsed and formatted the same way', () => {
  const bands = usualBands({ junior: 'Sub-20', senior: 'Sénior' });
  assert.deepEqual(bandsOfText(textOfBands(bands)), { bands });
});

test("the first line that isn't an age group is reported", () => {
  assert.deepEqual(bandsOfText('Sénior: 20-34\n\n de veinte a treinta '), { wrong: 'de veinte a treinta' });
  assert.deepEqual(bandsOfText(''), { bands: [] });
});
