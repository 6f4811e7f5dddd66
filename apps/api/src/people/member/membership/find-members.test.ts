import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { memberCalls, type OrganisationRole } from '@traip/contract';
import {
  createOrganisation,
  createPerson,
  type Person,
  type Staffed,
} from '../../../testing/fixtures/people.ts';
import { openWorld } from '../../../testing/world.ts';

const roles = ['super-admin', 'admin', 'member', 'referee'] as const;

describe('the members of an organisation', () => {
  const world = openWorld();

  let seconds = 0;
  /** Each joins a second after the previous one. */
  async function join({ id }: Staffed<string>, user: Person): Promise<void> {
    const createdAt = new Date(world.now().getTime() + ++seconds * 1000);
    await world.store.db
      .insertInto('organisationMembers')
      .values({ organisationId: id, userId: user.id, role: 'member', createdAt })
      .execute();
  }
  const list = ({ id }: Staffed<string>, user: Person, more: { page?: number; limit?: number } = {}) =>
    world.call(memberCalls.list, { body: { organizationId: id, ...more } }, user);
  async function find(
    { id }: Staffed<string>,
    user: Person,
    filter: { search?: string; roles?: OrganisationRole[] },
  ): Promise<string[]> {
    const answer = await world.call(memberCalls.find, { body: { organizationId: id, ...filter } }, user);
    assert.equal(answer.status, 200);
    return answer.body.items.map(({ userCode }) => userCode);
  }

  it('are listed in the order in which they joined, ten per page', async () => {
    const club = await createOrganisation(world, 'admin');
    const others = [];
    for (let number = 1; number <= 11; number++) others.push(await createPerson(world));
    for (const other of others) await join(club, other);
    const [first, second] = [
      await list(club, club.people.admin),
      await list(club, club.people.admin, { page: 2 }),
    ];
    const codes = [...first.body.items, ...second.body.items].map(({ userCode }) => userCode);
    assert.deepEqual(
      codes,
      [club.people.admin, ...others].map(({ userCode }) => userCode),
    );
    const { page, limit, total, totalPages } = first.body;
    assert.deepEqual({ page, limit, total, totalPages }, { page: 1, limit: 10, total: 12, totalPages: 2 });
    assert.equal(second.body.items.length, 2);
    const beyond = await list(club, club.people.admin, { page: 3 });
    assert.deepEqual([beyond.status, beyond.body.items, beyond.body.totalPages], [200, [], 2]);
  });

  it('show their address only to those who manage members', async () => {
    const club = await createOrganisation(world, ...roles);
    for (const role of roles) {
      const { body } = await list(club, club.people[role]);
      const manages = role === 'super-admin' || role === 'admin';
      for (const member of body.items) {
        const expected = Object.values(club.people).find(({ id }) => id === member.userId)?.email;
        assert.equal(member.email, manages ? expected : null);
        const one = await world.call(memberCalls.byId, { params: { id: member.id } }, club.people[role]);
        assert.deepEqual([one.status, one.body], [200, member]);
      }
    }
  });

  it('are listed with what the viewer may do with each', async () => {
    const club = await createOrganisation(world, ...roles);
    const seenBy = async (role: OrganisationRole) => {
      const { body } = await list(club, club.people[role]);
      const abilities = Object.fromEntries(body.items.map((member) => [member.role, member.abilities]));
      return { abilities, grantable: body.grantableRoles };
    };
    const full = ['changeRole', 'remove'];
    assert.deepEqual(await seenBy('super-admin'), {
      abilities: { 'super-admin': ['leave'], admin: full, member: full, referee: full },
      grantable: ['super-admin', 'admin', 'member', 'referee'],
    });
    assert.deepEqual(await seenBy('admin'), {
      abilities: { 'super-admin': [], admin: ['leave'], member: full, referee: full },
      grantable: ['admin', 'member', 'referee'],
    });
    assert.deepEqual(await seenBy('member'), {
      abilities: { 'super-admin': [], admin: [], member: ['leave'], referee: [] },
      grantable: [],
    });
  });

  it('are found by any part of their name, in any order, without accents', async () => {
    const club = await createOrganisation(world, 'member');
    const lucia = await createPerson(world, { firstName: 'Lucía', surnames: 'Benítez Ñíguez' });
    const oscar = await createPerson(world, { firstName: 'Óscar', surnames: 'Llorente' });
    for (const user of [lucia, oscar]) await join(club, user);
    for (const search of ['lucia', 'LUCÍA', 'níte', 'niguez lu', ' benitez  lucia ', 'Benítez-Ñíguez']) {
      assert.deepEqual(await find(club, club.people.member, { search }), [lucia.userCode], search);
    }
    assert.deepEqual(await find(club, club.people.member, { search: 'lucia llorente' }), []);
    assert.deepEqual(await find(club, club.people.member, { search: oscar.userCode.slice(-6) }), [
      oscar.userCode,
    ]);
    assert.equal((await find(club, club.people.member, { search: '' })).length, 3);
  });

  it('can be found by address only by those who may see addresses', async () => {
    const club = await createOrganisation(world, 'admin', 'referee');
    const { admin, referee } = club.people;
    const search = referee.email.toUpperCase();
    assert.deepEqual(await find(club, admin, { search }), [referee.userCode]);
    assert.deepEqual(await find(club, referee, { search }), []);
  });

  it('cannot be found by characters with a meaning in the database', async () => {
    const club = await createOrganisation(world, 'admin');
    for (const search of ['%', '_', '%%', '\\', '\\%', "'", '!', ';--']) {
      assert.deepEqual(await find(club, club.people.admin, { search }), [], search);
    }
  });

  it('can be found by role combined with a search term', async () => {
    const club = await createOrganisation(world, ...roles);
    const { admin, referee, member } = club.people;
    const byRole = await find(club, member, { roles: ['admin', 'referee'] });
    assert.deepEqual(byRole.toSorted(), [admin.userCode, referee.userCode].toSorted());
    assert.deepEqual(await find(club, member, { roles: ['admin'], search: 'referee' }), []);
    assert.deepEqual(await find(club, member, { roles: ['referee'], search: 'refer' }), [referee.userCode]);
  });

  it('are hidden from everyone else', async () => {
    const [club, rival] = [
      await createOrganisation(world, 'member'),
      await createOrganisation(world, 'super-admin'),
    ];
    const stranger = rival.people['super-admin'];
    assert.equal((await list(club, stranger)).status, 403);
    const body = { organizationId: club.id };
    assert.equal((await world.call(memberCalls.find, { body }, stranger)).status, 403);
    assert.equal((await world.call(memberCalls.find, { body })).status, 401);
    const [member] = (await list(club, club.people.member)).body.items;
    const byId = await world.call(memberCalls.byId, { params: { id: member?.id ?? '' } }, stranger);
    assert.equal(byId.status, 404);
    assert.equal((await list(rival, stranger)).body.total, 1);
  });
});
