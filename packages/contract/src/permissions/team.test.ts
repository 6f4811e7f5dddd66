import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { privacies } from './privacy.ts';
import { type TeamRelation, teamAbilitiesOf, teamIsSeenBy, teammateAbilities, teamRoles } from './team.ts';

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

/** What no organisation does for its team. */
const own = ['team.leave', 'team.reportResults', 'team.attend', 'team.answerForAll'];

describe('with a team', () => {
  it('its owner may do everything, and the administrators of its organisation all but leave', () => {
    assert.deepEqual(teamAbilitiesOf(inTeam('OWNER')), [...all, ...own]);
    for (const role of ['super-admin', 'admin'] as const) {
      assert.deepEqual(teamAbilitiesOf(inOrganisation(role)), all);
    }
  });

  it('coach and captain bring people in and send them away', () => {
    const both = ['team.seeContact', 'team.invite', 'team.removeMember', 'team.enterPeople'];
    assert.deepEqual(teamAbilitiesOf(inTeam('CAPTAIN')), [...both, ...own]);
    assert.deepEqual(teamAbilitiesOf(inTeam('COACH')), [...both, 'team.seeFacts', ...own]);
  });

  it('a delegate does off the field what a captain does, whatever their role', () => {
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

  it('the others see each other and may leave', () => {
    for (const role of ['ASSISTANT_CAPTAIN', 'STUFF', 'MEMBER'] as const) {
      assert.deepEqual(teamAbilitiesOf(inTeam(role)), ['team.seeContact', 'team.leave', 'team.attend']);
    }
  });

  it('members and referees of its organisation only look, and strangers have no say', () => {
    for (const role of ['member', 'referee'] as const) {
      assert.deepEqual(teamAbilitiesOf(inOrganisation(role)), ['team.seeContact']);
    }
    assert.deepEqual(teamAbilitiesOf({ team: null, organisation: null }), []);
  });
});

describe('with somebody of a team', () => {
  const coach = { userId: 'coach', ...inTeam('COACH') };
  const owner = { userId: 'owner', ...inTeam('OWNER') };

  it('a coach sends away only those below', () => {
    const sentAway = teamRoles.filter((role) =>
      teammateAbilities(coach, { userId: 'x', role, hasAccount: true }).includes('remove'),
    );
    assert.deepEqual(sentAway, ['ASSISTANT_CAPTAIN', 'STUFF', 'MEMBER']);
  });

  it('the owner does what the team needs, and nobody does anything to the owner', () => {
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

  it('a team is handed over only to somebody with an account', () => {
    const player = { userId: 'x', role: 'MEMBER', hasAccount: false } as const;
    assert.deepEqual(teammateAbilities(owner, player), ['changeRole', 'remove']);
  });

  it('everybody is their own to take away', () => {
    assert.deepEqual(teammateAbilities(coach, { userId: 'coach', role: 'COACH', hasAccount: true }), [
      'leave',
    ]);
  });
});

describe('whether a team exists for somebody', () => {
  const seen = (standpoint: TeamRelation) => privacies.filter((privacy) => teamIsSeenBy(privacy, standpoint));

  it('a stranger knows the public ones', () => {
    assert.deepEqual(seen({ team: null, organisation: null }), ['PUBLIC']);
  });

  it('its own people know it always, and so does the staff of its organisation', () => {
    for (const role of teamRoles) assert.deepEqual(seen(inTeam(role)), privacies);
    for (const role of ['super-admin', 'admin', 'referee'] as const) {
      assert.deepEqual(seen(inOrganisation(role)), privacies);
    }
  });

  it('a member of its organisation knows all but the private ones', () => {
    assert.deepEqual(seen(inOrganisation('member')), ['PUBLIC', 'CONTACTS', 'IN_ORG']);
  });
});
