import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { teamCalls } from '@traip/contract';
import { createOrganisation, createPerson, createTeam } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';

const day = 86_400_000;

describe('invitations to a team', () => {
  const world = openWorld();
  type User = { readonly token: string };

  const invite = (
    user: User,
    body: Parameters<typeof world.call<typeof teamCalls.invite>>[1]['body'],
    language?: string,
  ) => world.call(teamCalls.invite, { body }, { token: user.token, ...(language ? { language } : {}) });

  const open = async (teamId: string, user: User) =>
    (await world.call(teamCalls.invitations, { params: { teamId } }, user)).body.invitations;

  it('reach an address by email, in the inviter’s language', async () => {
    const team = await createTeam(world, {}, 'COACH');
    const body = { teamId: team.id, email: 'NUEVA@correo.es', role: 'CAPTAIN' as const };
    const { status, body: invitation } = await invite(team.people.COACH, body, 'en');
    assert.equal(status, 201);
    assert.deepEqual(
      [invitation.invitee, invitation.role, invitation.invitedBy],
      ['nueva@correo.es', 'CAPTAIN', 'COACH Pérez Gil'],
    );
    const lifetime = Date.parse(String(invitation.expiresAt)) - Date.parse(String(invitation.createdAt));
    assert.equal(lifetime, 14 * day);
    const mail = await world.mailbox.take('nueva@correo.es');
    assert.equal(mail.subject, `COACH Pérez Gil has invited you to Equipo ${team.code} on Traip`);
    assert.deepEqual(
      (await open(team.id, team.people.COACH)).map(({ id }) => id),
      [invitation.id],
    );
  });

  it('reach a person by their code, in their own language, without revealing their address', async () => {
    const team = await createTeam(world, {}, 'OWNER');
    const guest = await createPerson(world, { firstName: 'Olga', surnames: 'Ruiz', locale: 'en' });
    const body = { teamId: team.id, userCode: guest.userCode };
    const answer = await invite(team.people.OWNER, body, 'es');
    assert.deepEqual([answer.body.invitee, answer.body.role], ['Olga Ruiz', 'MEMBER']);
    assert.ok(!JSON.stringify(await open(team.id, team.people.OWNER)).includes(guest.email));
    assert.match((await world.mailbox.take(guest.email)).subject, /has invited you to/);
  });

  it('are refused for unknown codes and existing members, by address or by code', async () => {
    const team = await createTeam(world, {}, 'OWNER', 'MEMBER');
    const { OWNER, MEMBER } = team.people;
    const teamId = team.id;
    const unknown = await invite(OWNER, { teamId, userCode: 'nadie-123456' });
    assert.deepEqual([unknown.status, unknown.error?.code], [404, 'USER_NOT_FOUND']);
    for (const name of [{ email: MEMBER.email }, { userCode: MEMBER.userCode }]) {
      const answer = await invite(OWNER, { teamId, ...name });
      assert.deepEqual(
        [answer.status, answer.error?.code, answer.error?.field],
        [409, 'ALREADY_MEMBER', Object.keys(name)[0]],
      );
    }
    const both = await invite(OWNER, { teamId, email: MEMBER.email, userCode: MEMBER.userCode });
    assert.deepEqual([both.status, both.error?.field], [400, 'email']);
  });

  it('are one per person: the last one counts, by address or by code', async () => {
    const team = await createTeam(world, {}, 'OWNER');
    const guest = await createPerson(world);
    const { OWNER } = team.people;
    const teamId = team.id;
    await invite(OWNER, { teamId, email: guest.email });
    await invite(OWNER, { teamId, userCode: guest.userCode, role: 'COACH' });
    const byCode = await open(teamId, OWNER);
    assert.deepEqual(
      byCode.map(({ role }) => role),
      ['COACH'],
    );
    await invite(OWNER, { teamId, email: guest.email, role: 'STUFF' });
    const byEmail = await open(teamId, OWNER);
    assert.deepEqual(
      byEmail.map(({ role, invitee }) => [role, invitee]),
      [['STUFF', guest.email]],
    );
  });

  it('are one per person even when several people invite at once', async () => {
    const team = await createTeam(world, {}, 'OWNER', 'COACH', 'CAPTAIN');
    const guest = await createPerson(world);
    const { OWNER, COACH, CAPTAIN } = team.people;
    const teamId = team.id;
    const answers = await Promise.all([
      invite(OWNER, { teamId, email: guest.email }),
      invite(COACH, { teamId, userCode: guest.userCode }),
      invite(CAPTAIN, { teamId, email: guest.email }),
    ]);
    assert.ok(answers.every(({ status }) => status === 201));
    assert.equal((await open(teamId, OWNER)).length, 1);
  });

  it('can only be sent and seen by those allowed to', async () => {
    const club = await createOrganisation(world, 'admin', 'member');
    const team = await createTeam(world, { organisationId: club.id }, 'OWNER', 'MEMBER');
    const teamId = team.id;
    assert.equal((await invite(club.people.admin, { teamId, email: 'a@correo.es' })).status, 201);
    for (const user of [team.people.MEMBER, club.people.member, await createPerson(world)]) {
      assert.equal((await invite(user, { teamId, email: 'b@correo.es' })).error?.code, 'FORBIDDEN');
      const list = await world.call(teamCalls.invitations, { params: { teamId } }, user);
      assert.equal(list.error?.code, 'FORBIDDEN');
    }
  });

  it('can be withdrawn while they are open, by the team that sent them', async () => {
    const team = await createTeam(world, {}, 'OWNER');
    const other = await createTeam(world, {}, 'OWNER');
    const created = await invite(team.people.OWNER, { teamId: team.id, email: 'c@correo.es' });
    const withdraw = (user: User) =>
      world.call(teamCalls.deleteInvitation, { params: { invitationId: created.body.id } }, user);
    assert.equal((await withdraw(other.people.OWNER)).status, 404);
    assert.deepEqual((await withdraw(team.people.OWNER)).body, { deleted: true });
    assert.equal((await withdraw(team.people.OWNER)).status, 404);
    assert.deepEqual(await open(team.id, team.people.OWNER), []);
  });

  it('are limited when sent to one address again and again', async () => {
    const team = await createTeam(world, {}, 'OWNER');
    const body = { teamId: team.id, email: 'victima@correo.es' };
    const codes = [];
    for (let number = 0; number < 6; number++) codes.push((await invite(team.people.OWNER, body)).status);
    assert.deepEqual(codes, [201, 201, 201, 201, 201, 429]);
  });

  it('are no longer listed once they have expired', async () => {
    const team = await createTeam(world, {}, 'OWNER');
    const { OWNER } = team.people;
    await invite(OWNER, { teamId: team.id, email: 'tarde@correo.es' });
    await world.store.db
      .updateTable('teamInvitations')
      .set({ expiresAt: world.now() })
      .where('teamId', '=', team.id)
      .execute();
    assert.deepEqual(await open(team.id, OWNER), []);
  });
});
