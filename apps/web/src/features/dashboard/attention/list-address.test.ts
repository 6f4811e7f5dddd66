import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listAddress } from './list-address.ts';

test('an attention item opens a list of the same items', () => {
  const of = (filter: Record<string, string>) => listAddress('liga', filter);
  assert.equal(of({ overdue: 'true' }), '/dashboard/liga/matches?pending=overdue');
  assert.equal(of({ disputed: 'true' }), '/dashboard/liga/matches?pending=dispute');
  assert.equal(of({ unofficial: 'true' }), '/dashboard/liga/matches?pending=close');
  assert.equal(
    of({ withoutReferee: 'true', state: 'SCHEDULED', from: '2027-03-13', to: '2027-03-20' }),
    '/dashboard/liga/matches?pending=referee&state=SCHEDULED&from=2027-03-13&to=2027-03-20',
  );
  assert.equal(of({ unscheduled: 'false' }), '/dashboard/liga/matches?');
});
