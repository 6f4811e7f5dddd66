import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CallFailure, errorBody } from '@traip/contract';
import { deletionBlockers } from './deletion-blockers.ts';

const refused = (body: unknown) => new CallFailure('ERR_BAD_REQUEST', 'deleteAccount', { status: 409, body });

test('an organisation with only one super-admin is named, with a link to its members', () => {
  const details = { organisations: [{ orgCode: 'liga-norte', name: 'Liga Norte' }] };
  assert.deepEqual(deletionBlockers(refused(errorBody({ refused: 'LAST_SUPER_ADMIN', details }))), {
    by: 'organisations',
    ties: [{ name: 'Liga Norte', href: '/dashboard/liga-norte/settings?tab=members' }],
  });
});

test('a team without another owner is named, with a link to its people', () => {
  const details = { teams: [{ id: 't1', name: 'CD Alameda' }] };
  assert.deepEqual(deletionBlockers(refused(errorBody({ refused: 'OWNER_MUST_TRANSFER', details }))), {
    by: 'teams',
    ties: [{ name: 'CD Alameda', href: '/my-teams/t1?tab=members' }],
  });
});

test('another refusal lists no blockers', () => {
  assert.equal(deletionBlockers(refused(errorBody({ refused: 'PASSWORD_WRONG' }))), null);
  assert.equal(deletionBlockers(new CallFailure('ERR_NETWORK', 'deleteAccount')), null);
});
