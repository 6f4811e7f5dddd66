import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSearchCriteria } from './search-criteria.ts';

test('a search URL is parsed, and invalid parts are ignored', () => {
  assert.deepEqual(parseSearchCriteria({ q: ' liga ', kind: 'TEAM', page: '2' }), {
    q: 'liga',
    kind: 'TEAM',
    page: 2,
  });
  assert.deepEqual(parseSearchCriteria({ q: ['a', 'b'], kind: 'CASTLE', page: '-1' }), {
    q: '',
    kind: null,
    page: 1,
  });
  assert.deepEqual(parseSearchCriteria({ page: '1.5' }), { q: '', kind: null, page: 1 });
});
