import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { privacies } from './privacy.ts';
import { isTeamVisible, type TeamRelation, teamAbilitiesOf, teammateAbilities, teamRoles } from './team.ts';

const inTeam = (team: TeamRelation['team']): TeamRelation => ({ team, organisation: null });
const inOrganisation = (organisation: TeamRelation['organisation']): TeamRelation => ({
  team: null,
  organisation,
});
const all = [
  'team.seeContact',
  'team.edit',
  'team.delete',
  'team.changeRole',
  'team.changeOwner',
  'team.invite',
  'team.removeMember',
  'team.enterPeople',
  'team.seeFacts',
];

/** Abilities that only people of the team have. */
const own = ['team.leave', 'team.reportResults', 'team.attend', 'team.answerForAll'];

describe('in a team', () => {
  it('its owner has all abilities, and its organisation’s administrators all but those of members', () => {
    assert.deepEqual(teamAbilitiesOf(inTeam('OWNER')), [...all, ...own]);
    for (const role of ['super-admin', 'admin'] as const) {
      assert.deepEqual(teamAbilitiesOf(inOrganisation(role)), all);
    }
  });

  it('coach and captain can add and remove people', () => {
    const both = ['team.seeContact', 'team.invite', 'team.removeMember', 'team.enterPeople'];
    assert.deepEqual(teamAbilitiesOf(inTeam('CAPTAIN')), [...both, ...own]);
    assert.deepEqual(teamAbilitiesOf(inTeam('COACH')), [...both, 'team.seeFacts', ...own]);
  });

  it('a delegate has at least the abilities of a captain, whatever their role', () => {
    for (const role of ['MEMBER', 'STUFF'] as const)
      assert.deepEqual(
        teamAbilitiesOf({ ...inTeam(role), isDelegate: true }),
        teamAbilitiesOf(inTeam('CAPTAIN')),
      );
    assert.deepEqual(
      teamAbilitiesOf({ ...inTeam('COACH'), isDelegate: true }),
      teamAbilitiesOf(inTeam('COACH')),
    );
  });

  it('the others see each other and can leave', () => {
    for (const role of ['ASSISTANT_CAPTAIN', 'STUFF', 'MEMBER'] as const) {
      assert.deepEqual(teamAbilitiesOf(inTeam(role)), ['team.seeContact', 'team.leave', 'team.attend']);
    }
  });

  it('members and referees of its organisation only see contacts, and strangers have no abilities', () => {
    for (const role of ['member', 'referee'] as const) {
      assert.deepEqual(teamAbilitiesOf(inOrganisation(role)), ['team.seeContact']);
    }
    assert.deepEqual(teamAbilitiesOf({ team: null, organisation: null }), []);
  });
});

describe('between people of a team', () => {
  const coach = { userId: 'coach', ...inTeam('COACH') };
  const owner = { userId: 'owner', ...inTeam('OWNER') };

  it('a coach can remove only people below them', () => {
    const sentAway = teamRoles.filter((role) =>
      teammateAbilities(coach, { userId: 'x', role, hasAccount: true }).includes('remove'),
    );
    assert.deepEqual(sentAway, ['ASSISTANT_CAPTAIN', 'STUFF', 'MEMBER']);
  });

  it('the owner has every ability over others, and no one has any over the owner', () => {
    assert.deepEqual(teammateAbilities(owner, { userId: 'x', role: 'CAPTAIN', hasAccount: true }), [
      'changeRole',
      'makeOwner',
      'remove',
    ]);
    const administrator = { userId: 'ad', ...inOrganisation('super-admin') };
    assert.deepEqual(
      teammateAbilities(administrator, { userId: 'owner', role: 'OWNER', hasAccount: true }),
      [],
    );
  });

  it('a team can be transferred only to someone with an account', () => {
    const player = { userId: 'x', role: 'MEMBER', hasAccount: false } as const;
    assert.deepEqual(teammateAbilities(owner, player), ['changeRole', 'remove']);
  });

  it('everyone can leave', () => {
    assert.deepEqual(teammateAbilities(coach, { userId: 'coach', role: 'COACH', hasAccount: true }), [
      'leave',
    ]);
  });
});

describe('the visibility of a team', () => {
  const seen = (standpoint: TeamRelation) =>
    privacies.filter((privacy) => isTeamVisible(privacy, standpoint));

  it('strangers see only public teams', () => {
    assert.deepEqual(seen({ team: null, organisation: null }), ['PUBLIC']);
  });

  it('its own people and the staff of its organisation always see it', () => {
    for (const role of teamRoles) assert.deepEqual(seen(inTeam(role)), privacies);
    for (const role of ['super-admin', 'admin', 'referee'] as const) {
      assert.deepEqual(seen(inOrganisation(role)), privacies);
    }
  });

  it('members of its organisation see all but private teams', () => {
    assert.deepEqual(seen(inOrganisation('member')), ['PUBLIC', 'CONTACTS', 'IN_ORG']);
  });
});
