import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askedRecords, recordsAddress } from './asked-records.ts';

test('an address says which records are shown', () => {
  const asked = askedRecords({ event: '100 m', of: 'CLUB', q: ' rib ', page: '2' });
  assert.deepEqual(asked, { event: '100 m', of: 'CLUB', search: 'rib', page: 2 });
  assert.equal(recordsAddress('t1', asked, { page: 3 }), '/t/t1/records?event=100+m&of=CLUB&q=rib&page=3');
  assert.equal(recordsAddress('t1', asked, { event: '', of: 'MEETING', search: '' }), '/t/t1/records');
  assert.deepEqual(askedRecords({ event: ['a'], of: 'X', page: '-1' }), {
    ...{ event: '', of: 'MEETING', search: '', page: 1 },
  });
});
