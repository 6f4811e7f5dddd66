import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { profileCalls, teamCalls } from '@traip/contract';
import { createPerson, createTeam } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';

describe('my teams', () => {
  const world = openWorld();
  type User = { readonly token: string };

  const mine = async (user: User) => (await world.call(profileCalls.myTeams, {}, user)).body;
  const answer = (teamId: string, yes: boolean, user: User) =>
    world.call(profileCalls.answerTeam, { params: { teamId, responseBoolean: `${yes}` }, query: {} }, user);
  const invite = (user: User, body: Parameters<typeof world.call<typeof teamCalls.invite>>[1]['body']) =>
    world.call(teamCalls.invite, { body }, user);

  it('are the teams one belongs to, with one’s role', async () => {
    const team = await createTeam(world, { privacy: 'PRIVATE' }, 'OWNER', 'COACH');
    const { teams, invitations } = await mine(team.people.COACH);
    assert.deepEqual(
      teams.map(({ team: { id }, role, memberCount }) => [id, role, memberCount]),
      [[team.id, 'COACH', 2]],
    );
    assert.deepEqual(invitations, []);
  });

  it('list the teams that invited one, by address or by code, and no others', async () => {
    const [red, blue] = [await createTeam(world, {}, 'OWNER'), await createTeam(world, {}, 'OWNER')];
    const [guest, other] = [await createPerson(world), await createPerson(world)];
    await invite(red.people.OWNER, { teamId: red.id, email: guest.email, role: 'COACH' });
    await invite(blue.people.OWNER, { teamId: blue.id, userCode: guest.userCode });
    const { invitations } = await mine(guest);
    assert.deepEqual(
      new Map(invitations.map(({ team, role, invitedBy }) => [team.id, [role, invitedBy]])),
      new Map([
        [red.id, ['COACH', 'OWNER Pérez Gil']],
        [blue.id, ['MEMBER', 'OWNER Pérez Gil']],
      ]),
    );
    assert.deepEqual((await mine(other)).invitations, []);
  });

  it('gain one by accepting, with the offered role', async () => {
    const team = await createTeam(world, {}, 'OWNER');
    const guest = await createPerson(world);
    await invite(team.people.OWNER, { teamId: team.id, email: guest.email, role: 'CAPTAIN' });
    assert.deepEqual((await answer(team.id, true, guest)).body, { status: 'ACCEPTED' });
    const { teams, invitations } = await mine(guest);
    assert.deepEqual([teams[0]?.role, teams[0]?.memberCount, invitations], ['CAPTAIN', 2, []]);
    assert.equal((await answer(team.id, true, guest)).error?.code, 'INVITATION_NOT_OPEN');
  });

  it('stay as they are after declining, which closes the invitation', async () => {
    const team = await createTeam(world, {}, 'OWNER');
    const guest = await createPerson(world);
    await invite(team.people.OWNER, { teamId: team.id, userCode: guest.userCode });
    assert.deepEqual((await answer(team.id, false, guest)).body, { status: 'REJECTED' });
    assert.deepEqual(await mine(guest), { teams: [], invitations: [] });
    assert.equal((await answer(team.id, true, guest)).error?.code, 'INVITATION_NOT_OPEN');
  });

  it('cannot be joined on another person’s invitation, or on a withdrawn one', async () => {
    const team = await createTeam(world, {}, 'OWNER');
    const [guest, other] = [await createPerson(world), await createPerson(world)];
    const { body } = await invite(team.people.OWNER, { teamId: team.id, email: guest.email });
    assert.equal((await answer(team.id, true, other)).error?.code, 'NOT_FOUND');
    const params = { invitationId: body.id };
    await world.call(teamCalls.deleteInvitation, { params }, team.people.OWNER);
    assert.equal((await answer(team.id, true, guest)).error?.code, 'INVITATION_NOT_OPEN');
    await invite(team.people.OWNER, { teamId: team.id, email: guest.email });
    assert.equal((await answer(team.id, true, guest)).status, 200, 'a new invitation is a new question');
  });

  it('are joined once when one accepts five times at once', async () => {
    const team = await createTeam(world, {}, 'OWNER');
    const guest = await createPerson(world);
    await invite(team.people.OWNER, { teamId: team.id, email: guest.email });
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => answer(team.id, true, guest)));
    assert.equal(answers.filter(({ status }) => status === 200).length, 1);
    assert.equal(answers.filter(({ error }) => error?.code === 'INVITATION_NOT_OPEN').length, 4);
    const memberships = await world.store.db
      .selectFrom('teamMembers')
      .select('role')
      .where('personId', '=', guest.id)
      .execute();
    assert.equal(memberships.length, 1);
  });

  it('end in one consistent state when one accepts and the team withdraws at the same moment', async () => {
    const team = await createTeam(world, {}, 'OWNER');
    const guest = await createPerson(world);
    const { body } = await invite(team.people.OWNER, { teamId: team.id, email: guest.email });
    const params = { invitationId: body.id };
    const [yes, withdrawn] = await Promise.all([
      answer(team.id, true, guest),
      world.call(teamCalls.deleteInvitation, { params }, team.people.OWNER),
    ]);
    assert.notEqual(yes.status === 200, withdrawn.status === 200);
    assert.equal((await mine(guest)).teams.length, yes.status === 200 ? 1 : 0);
  });

  it('can be left and joined again, keeping a record of each stay', async () => {
    const team = await createTeam(world, {}, 'OWNER');
    const guest = await createPerson(world);
    for (const role of ['COACH', 'MEMBER'] as const) {
      await invite(team.people.OWNER, { teamId: team.id, email: guest.email, role });
      await answer(team.id, true, guest);
      if (role === 'COACH') await world.call(teamCalls.leave, { body: { teamId: team.id } }, guest);
    }
    const memberships = await world.store.db
      .selectFrom('teamMembers')
      .select(['role', 'leftAt'])
      .where('personId', '=', guest.id)
      .orderBy('joinedAt')
      .execute();
    assert.deepEqual(
      memberships.map(({ role, leftAt }) => [role, leftAt === null]),
      [
        ['COACH', false],
        ['MEMBER', true],
      ],
    );
  });

  it('are no longer offered once the invitation has expired', async () => {
    const team = await createTeam(world, {}, 'OWNER');
    const guest = await createPerson(world);
    await invite(team.people.OWNER, { teamId: team.id, email: guest.email });
    await world.store.db
      .updateTable('teamInvitations')
      .set({ expiresAt: new Date(world.now().getTime() - 1000) })
      .where('teamId', '=', team.id)
      .execute();
    assert.deepEqual((await mine(guest)).invitations, []);
    assert.equal((await answer(team.id, true, guest)).error?.code, 'INVITATION_NOT_OPEN');
  });
});
