import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { teamCalls, teamRoles } from '@traip/contract';
import { createOrganisation, createPerson, createTeam, type Person } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';

describe('the people of a team', () => {
  const world = openWorld();
  type User = { readonly token: string };

  const rolesIn = async (teamId: string) => {
    const rows = await world.store.db
      .selectFrom('teamMembers')
      .select(['personId', 'role'])
      .where('teamId', '=', teamId)
      .where('leftAt', 'is', null)
      .execute();
    return new Map(rows.map(({ personId, role }) => [personId, role]));
  };

  describe('change role', () => {
    it('gives another role, by the owner or an administrator', async () => {
      const club = await createOrganisation(world, 'admin');
      const team = await createTeam(world, { organisationId: club.id }, 'OWNER', 'CAPTAIN', 'MEMBER');
      const { OWNER, CAPTAIN, MEMBER } = team.people;
      const give = (role: 'COACH' | 'STUFF', user: User) =>
        world.call(teamCalls.changeRole, { body: { teamId: team.id, userId: MEMBER.id, role } }, user);
      const changed = await give('COACH', OWNER);
      assert.deepEqual([changed.status, changed.body.role, changed.body.userId], [200, 'COACH', MEMBER.id]);
      assert.equal((await give('STUFF', club.people.admin)).body.role, 'STUFF');
      assert.equal((await give('COACH', CAPTAIN)).error?.code, 'FORBIDDEN');
      assert.equal((await rolesIn(team.id)).get(MEMBER.id), 'STUFF');
    });

    it('never promotes to owner or demotes one', async () => {
      const club = await createOrganisation(world, 'admin');
      const team = await createTeam(world, { organisationId: club.id }, 'OWNER', 'MEMBER');
      const { OWNER, MEMBER } = team.people;
      const give = (userId: string, role: string, user: User) =>
        world.call(teamCalls.changeRole, { body: { teamId: team.id, userId, role: role as 'MEMBER' } }, user);
      assert.equal((await give(MEMBER.id, 'OWNER', OWNER)).error?.field, 'role');
      assert.equal((await give(OWNER.id, 'MEMBER', OWNER)).error?.code, 'OWNER_MUST_TRANSFER');
      assert.equal((await give(OWNER.id, 'MEMBER', club.people.admin)).error?.code, 'OWNER_MUST_TRANSFER');
    });

    it('refuses people who are not, or no longer, in the team', async () => {
      const team = await createTeam(world, {}, 'OWNER', 'MEMBER');
      const stranger = await createPerson(world);
      const give = (userId: string) =>
        world.call(
          teamCalls.changeRole,
          { body: { teamId: team.id, userId, role: 'COACH' } },
          team.people.OWNER,
        );
      assert.equal((await give(stranger.id)).error?.code, 'NOT_A_TEAM_MEMBER');
      await world.call(teamCalls.leave, { body: { teamId: team.id } }, team.people.MEMBER);
      assert.equal((await give(team.people.MEMBER.id)).error?.code, 'NOT_A_TEAM_MEMBER');
    });
  });

  describe('change owner', () => {
    const handOver = (teamId: string, heir: Person, user: User) =>
      world.call(teamCalls.changeOwner, { body: { teamId, userId: heir.id } }, user);

    it('hands the team over; the old owner stays as a captain', async () => {
      const team = await createTeam(world, {}, 'OWNER', 'MEMBER');
      const { OWNER, MEMBER } = team.people;
      const answer = await handOver(team.id, MEMBER, OWNER);
      assert.deepEqual([answer.status, answer.body.role, answer.body.abilities], [200, 'OWNER', []]);
      assert.deepEqual(
        await rolesIn(team.id),
        new Map([
          [OWNER.id, 'CAPTAIN'],
          [MEMBER.id, 'OWNER'],
        ]),
      );
      assert.equal((await handOver(team.id, OWNER, OWNER)).error?.code, 'FORBIDDEN');
    });

    it('is allowed to an administrator of the organisation too, and only towards team members', async () => {
      const club = await createOrganisation(world, 'admin', 'referee');
      const team = await createTeam(world, { organisationId: club.id }, 'OWNER', 'COACH');
      const { OWNER, COACH } = team.people;
      assert.equal((await handOver(team.id, COACH, club.people.referee)).error?.code, 'FORBIDDEN');
      assert.equal((await handOver(team.id, COACH, COACH)).error?.code, 'FORBIDDEN');
      const outsider = club.people.admin;
      assert.equal((await handOver(team.id, outsider, OWNER)).error?.code, 'NOT_A_TEAM_MEMBER');
      assert.equal((await handOver(team.id, COACH, club.people.admin)).status, 200);
      assert.equal((await rolesIn(team.id)).get(OWNER.id), 'CAPTAIN');
    });

    it('leaves one owner when the owner hands it to ten at once: only the first counts', async () => {
      const { id, people } = await createTeam(world, {}, 'OWNER');
      const heirs = await tenMore(id);
      const answers = await Promise.all(heirs.map((heir) => handOver(id, heir, people.OWNER)));
      assert.equal(answers.filter(({ status }) => status === 200).length, 1);
      assert.equal(answers.filter(({ error }) => error?.code === 'FORBIDDEN').length, 9);
      assert.equal([...(await rolesIn(id)).values()].filter((role) => role === 'OWNER').length, 1);
    });

    it('leaves one owner when an administrator chooses ten at once', async () => {
      const club = await createOrganisation(world, 'admin');
      const { id } = await createTeam(world, { organisationId: club.id }, 'OWNER');
      const heirs = await tenMore(id);
      const answers = await Promise.all(heirs.map((heir) => handOver(id, heir, club.people.admin)));
      assert.ok(answers.every(({ status }) => status === 200));
      const roles = [...(await rolesIn(id)).values()].sort();
      assert.deepEqual(roles, [...Array(10).fill('CAPTAIN'), 'OWNER']);
    });

    async function tenMore(teamId: string): Promise<Person[]> {
      const heirs = [];
      for (let number = 0; number < 10; number++) {
        const heir = await createPerson(world);
        heirs.push(heir);
        await world.store.db
          .insertInto('teamMembers')
          .values({ teamId, personId: heir.id, role: 'MEMBER', joinedAt: world.now(), leftAt: null })
          .execute();
      }
      return heirs;
    }
  });

  describe('leave and remove', () => {
    const remove = (teamId: string, target: Person, user: User) =>
      world.call(teamCalls.removeUser, { body: { teamId, userId: target.id } }, user);

    it('is open to anyone but the owner, and keeps a record of their stay', async () => {
      const team = await createTeam(world, {}, 'OWNER', 'MEMBER');
      const { OWNER, MEMBER } = team.people;
      const leave = (user: User) => world.call(teamCalls.leave, { body: { teamId: team.id } }, user);
      assert.equal((await leave(OWNER)).error?.code, 'OWNER_MUST_TRANSFER');
      assert.deepEqual((await leave(MEMBER)).body, { left: true });
      assert.equal((await leave(MEMBER)).error?.code, 'FORBIDDEN');
      const memberships = await world.store.db
        .selectFrom('teamMembers')
        .select('leftAt')
        .where('personId', '=', MEMBER.id)
        .execute();
      assert.equal(memberships.length, 1);
      assert.ok(memberships[0]?.leftAt);
    });

    it('never leaves a team without an owner when the owner leaves while handing over', async () => {
      const team = await createTeam(world, {}, 'OWNER', 'MEMBER');
      const { OWNER, MEMBER } = team.people;
      const body = { teamId: team.id, userId: MEMBER.id };
      await Promise.all([
        world.call(teamCalls.changeOwner, { body }, OWNER),
        world.call(teamCalls.leave, { body: { teamId: team.id } }, MEMBER),
        world.call(teamCalls.leave, { body: { teamId: team.id } }, OWNER),
      ]);
      const owners = [...(await rolesIn(team.id)).values()].filter((role) => role === 'OWNER');
      assert.equal(owners.length, 1);
    });

    it('lets a coach remove those below, the owner anyone, and no one the owner', async () => {
      const club = await createOrganisation(world, 'admin');
      const team = await createTeam(world, { organisationId: club.id }, ...teamRoles);
      const { OWNER, COACH, CAPTAIN, STUFF, MEMBER, ASSISTANT_CAPTAIN } = team.people;
      const code = async (target: Person, user: User) => (await remove(team.id, target, user)).error?.code;
      assert.equal(await code(MEMBER, STUFF), 'FORBIDDEN');
      assert.equal(await code(CAPTAIN, COACH), 'FORBIDDEN');
      assert.equal(await code(COACH, COACH), 'FORBIDDEN');
      assert.equal(await code(OWNER, COACH), 'OWNER_MUST_TRANSFER');
      assert.equal(await code(OWNER, club.people.admin), 'OWNER_MUST_TRANSFER');
      assert.equal(await code(await createPerson(world), OWNER), 'NOT_A_TEAM_MEMBER');
      assert.deepEqual((await remove(team.id, MEMBER, COACH)).body, { removed: true });
      assert.equal(await code(MEMBER, COACH), 'NOT_A_TEAM_MEMBER');
      assert.equal(await code(ASSISTANT_CAPTAIN, CAPTAIN), undefined);
      assert.equal(await code(COACH, OWNER), undefined);
      assert.equal(await code(CAPTAIN, club.people.admin), undefined);
      assert.deepEqual([...(await rolesIn(team.id)).values()].sort(), ['OWNER', 'STUFF']);
    });

    it('revokes the QR codes of a removed person', async () => {
      const team = await createTeam(world, {}, 'OWNER', 'COACH');
      const { OWNER, COACH } = team.people;
      const qr = await world.call(teamCalls.createQr, { body: { teamId: team.id } }, COACH);
      await remove(team.id, COACH, OWNER);
      const token = qr.body.url.split('/').at(-1) ?? '';
      const back = await world.call(teamCalls.consumeQr, { body: { token } }, COACH);
      assert.equal(back.error?.code, 'QR_NOT_VALID');
    });
  });
});
