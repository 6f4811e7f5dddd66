import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EntryData } from '../../data/use-races.ts';
import { type Edits, editedRound, holeText, rowsOf, withEdit } from './edits.ts';

const entry = {
  bib: '7',
  result: { version: 3, status: null, card: [{ holes: [4, null, 0], total: null }] },
} as unknown as EntryData;
const none: Edits = new Map();

test('only changed holes are sent', () => {
  const typed = withEdit(withEdit(none, entry, { round: 1, hole: [1, '5'] }), entry, {
    round: 1,
    hole: [2, 'x'],
  });
  assert.deepEqual(rowsOf(typed), [
    {
      bib: '7',
      round: 1,
      holes: [
        { hole: 1, strokes: '5' },
        { hole: 2, strokes: 'x' },
      ],
      total: null,
    },
  ]);
  assert.deepEqual(editedRound(entry, typed.get('7'), 1, 3).holes, [5, 0, 0]);
  assert.equal(holeText(entry, typed.get('7'), 1, 3), 'X');
});

test('restoring the stored value is no change', () => {
  const typed = withEdit(none, entry, { round: 1, hole: [1, '5'] });
  assert.equal(withEdit(typed, entry, { round: 1, hole: [1, '4'] }).size, 0);
  const total = withEdit(none, entry, { round: 2, total: '72' });
  assert.deepEqual(rowsOf(total), [{ bib: '7', round: 2, holes: [], total: '72', version: 3 }]);
  const status = withEdit(none, entry, { status: 'WDR' });
  assert.deepEqual(rowsOf(status), [{ bib: '7', round: null, status: 'WDR' }]);
  assert.equal(withEdit(status, entry, { status: '' }).size, 0);
});
