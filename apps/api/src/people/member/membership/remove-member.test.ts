import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { authCalls, memberCalls, type OrganisationRole, organisationCalls } from '@traip/contract';
import { createOrganisation, createPerson, type Person } from '../../../testing/fixtures/people.ts';
import { openWorld } from '../../../testing/world.ts';

const roles = ['super-admin', 'admin', 'member', 'referee'] as const;

describe('leaving an organisation', () => {
  const world = openWorld();

  async function membershipOf(person: Person): Promise<string> {
    const { id } = await world.store.db
      .selectFrom('organisationMembers')
      .select('id')
      .where('userId', '=', person.id)
      .executeTakeFirstOrThrow();
    return id;
  }
  async function remove(target: Person, by: Person) {
    return world.call(memberCalls.remove, { params: { id: await membershipOf(target) } }, by);
  }
  async function rolesIn(organisationId: string): Promise<OrganisationRole[]> {
    const rows = await world.store.db
      .selectFrom('organisationMembers')
      .select('role')
      .where('organisationId', '=', organisationId)
      .execute();
    return rows.map(({ role }) => role).toSorted();
  }

  it('members and referees can leave themselves, and only those who manage members can remove them', async () => {
    const club = await createOrganisation(world, ...roles);
    const { admin, member, referee } = club.people;
    assert.equal((await remove(member, referee)).status, 403);
    assert.deepEqual((await remove(member, member)).body, { removed: true });
    assert.deepEqual((await remove(referee, admin)).body, { removed: true });
    const get = await world.call(organisationCalls.get, { params: { id: club.id } }, member);
    assert.equal(get.status, 403);
    assert.deepEqual((await world.call(authCalls.profile, {}, member)).body.userOrgs, []);
    assert.deepEqual(await rolesIn(club.id), ['admin', 'super-admin']);
  });

  it('an admin cannot remove a super-admin; a super-admin can remove another', async () => {
    const club = await createOrganisation(world, 'super-admin', 'admin');
    const { admin, 'super-admin': superAdmin } = club.people;
    const refused = await remove(superAdmin, admin);
    assert.deepEqual([refused.status, refused.error?.code], [403, 'FORBIDDEN']);
    const second = await createPerson(world);
    const row = { organisationId: club.id, userId: second.id, role: 'super-admin' as const };
    await world.store.db
      .insertInto('organisationMembers')
      .values({ ...row, createdAt: world.now() })
      .execute();
    assert.equal((await remove(superAdmin, second)).status, 200);
    const last = await remove(second, second);
    assert.deepEqual([last.status, last.error?.code], [409, 'LAST_SUPER_ADMIN']);
    assert.deepEqual(await rolesIn(club.id), ['admin', 'super-admin']);
  });

  it('a stranger does not even learn that the member exists', async () => {
    const [club, rival] = [
      await createOrganisation(world, 'member'),
      await createOrganisation(world, 'super-admin'),
    ];
    assert.equal((await remove(club.people.member, rival.people['super-admin'])).status, 404);
    assert.deepEqual(await rolesIn(club.id), ['member']);
  });

  it('leaves one super-admin when ten leave at once', async () => {
    const { id } = await createOrganisation(world);
    const leaving: Person[] = [];
    for (let number = 1; number <= 10; number++) leaving.push(await createPerson(world));
    const createdAt = world.now();
    await world.store.db
      .insertInto('organisationMembers')
      .values(
        leaving.map((user) => ({
          organisationId: id,
          userId: user.id,
          role: 'super-admin' as const,
          createdAt,
        })),
      )
      .execute();
    const answers = await Promise.all(leaving.map((user) => remove(user, user)));
    assert.deepEqual(await rolesIn(id), ['super-admin']);
    assert.equal(answers.filter(({ status }) => status === 200).length, 9);
    assert.equal(answers.filter(({ error }) => error?.code === 'LAST_SUPER_ADMIN').length, 1);
  });

  it('happens once when two request it at once', async () => {
    const club = await createOrganisation(world, 'super-admin', 'admin', 'member');
    const { admin, member, 'super-admin': superAdmin } = club.people;
    const params = { id: await membershipOf(member) };
    const answers = await Promise.all(
      [admin, superAdmin].map((by) => world.call(memberCalls.remove, { params }, by)),
    );
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 404]);
  });
});
