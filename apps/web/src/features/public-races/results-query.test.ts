import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressOf, resultsQueryIn } from './results-query.ts';

test('a URL determines which results are shown, and changing the filter starts at the first page', () => {
  const query = resultsQueryIn({ race: 'r', gender: 'FEMALE', band: '35–39', q: ' gil ', page: '3' });
  assert.deepEqual(query, {
    race: 'r',
    gender: 'FEMALE',
    band: '35–39',
    search: 'gil',
    page: 3,
    card: '',
    isTotal: false,
    isStart: false,
  });
  assert.equal(
    addressOf('c', query, { page: 4 }),
    '/c/c?race=r&gender=FEMALE&band=35%E2%80%9339&q=gil&page=4',
  );
  assert.equal(addressOf('c', query, { gender: null, band: '', search: '' }), '/c/c?race=r');
});

test('invalid values in a URL are ignored', () => {
  assert.deepEqual(resultsQueryIn({ gender: 'X', page: '-2', q: ['a', 'b'] }), {
    race: '',
    gender: null,
    band: '',
    search: '',
    page: 1,
    card: '',
    isTotal: false,
    isStart: false,
  });
});
