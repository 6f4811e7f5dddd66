import assert from 'node:assert/strict';
import { it } from 'node:test';
import { abilitiesOf, memberAbilities, organisationRoles, rolesGrantableBy } from './organisation.ts';

/** Written by hand from the decisions on roles, not from the table under test. */
const expected = {
  'super-admin': [
    'organisation.see',
    'organisation.edit',
    'organisation.delete',
    'fiscalData.see',
    'auditLog.see',
    'members.manage',
    'teams.manage',
    'traips.manage',
    'competitions.manage',
    'matches.manage',
  ],
  admin: [
    'organisation.see',
    'organisation.edit',
    'fiscalData.see',
    'auditLog.see',
    'members.manage',
    'teams.manage',
    'traips.manage',
    'competitions.manage',
    'matches.manage',
  ],
  member: ['organisation.see'],
  referee: ['organisation.see', 'competitions.manage', 'matches.manage'],
} as const;

for (const [role, abilities] of Object.entries(expected)) {
  it(`a ${role} has the abilities of the role, and no more`, () => {
    assert.deepEqual(abilitiesOf(role as keyof typeof expected), abilities);
  });
}

it('only people who manage members grant roles, and none above their own', () => {
  assert.deepEqual(
    organisationRoles.map((role) => [role, rolesGrantableBy(role)]),
    [
      ['super-admin', ['super-admin', 'admin', 'member', 'referee']],
      ['admin', ['admin', 'member', 'referee']],
      ['member', []],
      ['referee', []],
    ],
  );
});

it('an admin cannot touch a super-admin', () => {
  const admin = { userId: 'ad', role: 'admin' } as const;
  assert.deepEqual(memberAbilities(admin, { userId: 'sa', role: 'super-admin' }), []);
  assert.deepEqual(memberAbilities(admin, { userId: 'me', role: 'member' }), ['changeRole', 'remove']);
  assert.deepEqual(memberAbilities(admin, { userId: 'other', role: 'admin' }), ['changeRole', 'remove']);
});

it('no one can change their own role, and everyone can leave', () => {
  for (const role of organisationRoles) {
    assert.deepEqual(memberAbilities({ userId: 'me', role }, { userId: 'me', role }), ['leave']);
  }
});

it('members and referees have no abilities over others', () => {
  for (const role of ['member', 'referee'] as const) {
    assert.deepEqual(memberAbilities({ userId: 'a', role }, { userId: 'b', role: 'member' }), []);
  }
});
