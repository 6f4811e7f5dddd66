import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recordsAddress, recordsQueryIn } from './records-query.ts';

test('a URL determines which records are shown', () => {
  const query = recordsQueryIn({ event: '100 m', of: 'CLUB', q: ' rib ', page: '2' });
  assert.deepEqual(query, { event: '100 m', of: 'CLUB', search: 'rib', page: 2 });
  assert.equal(recordsAddress('t1', query, { page: 3 }), '/t/t1/records?event=100+m&of=CLUB&q=rib&page=3');
  assert.equal(recordsAddress('t1', query, { event: '', of: 'MEETING', search: '' }), '/t/t1/records');
  assert.deepEqual(recordsQueryIn({ event: ['a'], of: 'X', page: '-1' }), {
    event: '',
    of: 'MEETING',
    search: '',
    page: 1,
  });
});
