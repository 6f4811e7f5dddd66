import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { memberCalls, type OrganisationRole } from '@traip/contract';
import { createOrganisation, createPerson, type Person } from '../../../testing/fixtures/people.ts';
import { openWorld } from '../../../testing/world.ts';

const roles = ['super-admin', 'admin', 'member', 'referee'] as const;

describe('the role of a member', () => {
  const world = openWorld();
  const { changeRole } = memberCalls;

  async function membershipOf(user: Person): Promise<{ id: string; role: OrganisationRole }> {
    return world.store.db
      .selectFrom('organisationMembers')
      .select(['id', 'role'])
      .where('userId', '=', user.id)
      .executeTakeFirstOrThrow();
  }
  async function change(target: Person, role: OrganisationRole, by: Person) {
    const { id } = await membershipOf(target);
    return world.call(changeRole, { params: { id }, body: { role } }, by);
  }
  async function join(organisationId: string, role: OrganisationRole): Promise<Person> {
    const user = await createPerson(world, { firstName: role });
    const createdAt = world.now();
    const { db } = world.store;
    await db
      .insertInto('organisationMembers')
      .values({ organisationId, userId: user.id, role, createdAt })
      .execute();
    return user;
  }

  it('can be changed by an admin below super-admin', async () => {
    const club = await createOrganisation(world, ...roles);
    const { admin, member, referee } = club.people;
    const answer = await change(member, 'referee', admin);
    assert.deepEqual([answer.status, answer.body.role, answer.body.userId], [200, 'referee', member.id]);
    assert.deepEqual(answer.body.abilities, ['changeRole', 'remove']);
    assert.equal((await change(referee, 'admin', admin)).body.role, 'admin');
    assert.equal((await membershipOf(referee)).role, 'admin');
    assert.equal((await change(admin, 'member', referee)).status, 200, 'whoever became admin may too');
    assert.equal((await change(member, 'member', admin)).status, 403, 'and whoever was it may not');
  });

  it('of a super-admin can only be given and taken by super-admins', async () => {
    const club = await createOrganisation(world, ...roles);
    const { admin, member, 'super-admin': superAdmin } = club.people;
    for (const answer of [
      await change(member, 'super-admin', admin),
      await change(superAdmin, 'admin', admin),
      await change(superAdmin, 'super-admin', admin),
    ]) {
      assert.deepEqual([answer.status, answer.error?.code], [403, 'FORBIDDEN']);
    }
    assert.equal((await change(member, 'super-admin', superAdmin)).status, 200);
    assert.equal((await change(superAdmin, 'member', member)).status, 200);
  });

  it('can never be changed by oneself', async () => {
    const club = await createOrganisation(world, ...roles);
    for (const role of ['super-admin', 'admin'] as const) {
      const answer = await change(club.people[role], 'member', club.people[role]);
      assert.deepEqual([answer.status, answer.error?.code], [409, 'OWN_ROLE']);
      assert.equal((await membershipOf(club.people[role])).role, role);
    }
  });

  it('cannot be changed by members, referees or strangers', async () => {
    const [club, rival] = [
      await createOrganisation(world, ...roles),
      await createOrganisation(world, 'super-admin'),
    ];
    const { member, referee } = club.people;
    assert.equal((await change(referee, 'member', member)).status, 403);
    assert.equal((await change(member, 'member', referee)).status, 403);
    assert.equal((await change(member, 'referee', rival.people['super-admin'])).status, 404);
    assert.equal((await membershipOf(member)).role, 'member');
  });

  it('must be one of the four', async () => {
    const club = await createOrganisation(world, 'admin', 'member');
    const answer = await change(club.people.member, 'boss' as OrganisationRole, club.people.admin);
    assert.deepEqual([answer.status, answer.error?.field], [400, 'role']);
  });

  it('leaves a super-admin when ten super-admins demote each other at once', async () => {
    const { id } = await createOrganisation(world);
    const circle: Person[] = [];
    for (let number = 1; number <= 10; number++) circle.push(await join(id, 'super-admin'));
    const memberships = await Promise.all(circle.map(membershipOf));
    const next = (index: number) => memberships[(index + 1) % circle.length]?.id ?? '';
    const body = { role: 'member' as const };
    const answers = await Promise.all(
      circle.map((user, index) => world.call(changeRole, { params: { id: next(index) }, body }, user)),
    );
    const left = await Promise.all(circle.map(membershipOf));
    const superAdmins = left.filter(({ role }) => role === 'super-admin').length;
    const demotions = answers.filter(({ status }) => status === 200).length;
    assert.ok(superAdmins >= 1);
    assert.equal(superAdmins + demotions, circle.length, 'each demotion that was confirmed happened');
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200, 403]));
  });

  it('ends as the last of two admins decided, when both change the same member at once', async () => {
    const club = await createOrganisation(world, 'super-admin', 'admin', 'member');
    const { admin, member, 'super-admin': superAdmin } = club.people;
    const [first, second] = await Promise.all([
      change(member, 'referee', admin),
      change(member, 'super-admin', superAdmin),
    ]);
    const { role } = await membershipOf(member);
    assert.equal(second.status, 200);
    // The admin came first, or found a super-admin they may not change.
    assert.deepEqual([role, [200, 403].includes(first.status)], ['super-admin', true]);
  });
});
