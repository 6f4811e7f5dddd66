import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  parseDay,
  parseId,
  parseOption,
  parsePage,
  readState,
  withoutUndefined,
  writeState,
} from './url-state.ts';

const defaults = { search: '', role: '', page: '1' };

test('an empty URL means the defaults', () => {
  assert.deepEqual(readState(new URLSearchParams('tab=members'), defaults), defaults);
});

test('non-default values are in the URL, and other parameters stay', () => {
  const next = writeState(new URLSearchParams('tab=members&page=3'), defaults, { search: 'ana', page: '1' });
  assert.equal(next.toString(), 'tab=members&search=ana');
  assert.deepEqual(readState(next, defaults), { search: 'ana', role: '', page: '1' });
});

test('an invalid page is the first', () => {
  assert.deepEqual(['2', '0', '-1', 'x', '1.5', '99999999'].map(parsePage), [2, 1, 1, 1, 1, 1]);
});

test('unknown values in a URL are not requested', () => {
  const id = '01a1df95-cf30-7042-aebe-8e133658b58d';
  assert.deepEqual([id, 'x', '', `${id}0`].map(parseId), [id, undefined, undefined, undefined]);
  const days = ['2026-11-15', '2026-02-31', '2026-99-01', 'x', ''].map(parseDay);
  assert.deepEqual(days, ['2026-11-15', undefined, undefined, undefined, undefined]);
  assert.equal(parseOption(['A', 'B'], 'B'), 'B');
  assert.equal(parseOption(['A', 'B'], 'C'), undefined);
  assert.deepEqual(withoutUndefined({ a: 'x', b: undefined }), { a: 'x' });
});
