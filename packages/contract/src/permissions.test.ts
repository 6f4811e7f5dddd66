import assert from 'node:assert/strict';
import { it } from 'node:test';
import { abilitiesOf } from './permissions.ts';

/** Written by hand from the decisions on roles, not from the table that it tests. */
const expected = {
  'super-admin': [
    'organisation.see',
    'organisation.edit',
    'organisation.delete',
    'fiscalData.see',
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
  it(`a ${role} may do what the role is for, and no more`, () => {
    assert.deepEqual(abilitiesOf(role as keyof typeof expected), abilities);
  });
}
