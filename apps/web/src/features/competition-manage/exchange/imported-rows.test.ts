import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ImportedRow, newRows, rowsIn, wrongRows } from './imported-rows.ts';

const team = (outcome: 'NEW' | 'EXISTING' | 'ENTERED', problems: ImportedRow['problems'] = []) =>
  ({ line: 2, name: 'Sol', code: null, seed: null, outcome, problems }) satisfies ImportedRow;
const wrong = [{ column: 'code', message: { es: 'No vale.', en: 'Not valid.' } }];

test('a refusal returns its rows, if it has any', () => {
  assert.deepEqual(rowsIn([team('NEW', wrong)]), [team('NEW', wrong)]);
  assert.equal(rowsIn(undefined), null);
  assert.equal(rowsIn([]), null);
  assert.equal(rowsIn([{ field: 'csv', message: 'x' }]), null);
});

test('rows with errors and rows with changes are counted separately', () => {
  const rows = [team('NEW'), team('ENTERED'), team('EXISTING', wrong)];
  assert.deepEqual([wrongRows(rows), newRows(rows)], [1, 2]);
});
