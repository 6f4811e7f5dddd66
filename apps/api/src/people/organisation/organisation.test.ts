import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { authCalls, memberCalls, organisationCalls, publicOrganisationCalls } from '@traip/contract';
import { createTraip } from '../../testing/fixtures/competitions.ts';
import { createOrganisation, createPerson, createTeam, type Staffed } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';

const roles = ['super-admin', 'admin', 'member', 'referee'] as const;

describe('an organisation', () => {
  const world = openWorld();
  const byId = ({ id }: Staffed<string>) => ({ params: { id } });
  const change = { name: 'Club Nuevo', type: 'SCHOOL' as const, version: 1 };

  it('can be seen only by its people, each with their abilities', async () => {
    const club = await createOrganisation(world, ...roles);
    for (const role of roles) {
      const { status, body } = await world.call(organisationCalls.get, byId(club), club.people[role]);
      assert.deepEqual([status, body.role, body.orgCode], [200, role, club.code]);
      assert.equal(body.abilities.includes('organisation.edit'), role === 'super-admin' || role === 'admin');
    }
    const stranger = (await createOrganisation(world, 'super-admin')).people['super-admin'];
    assert.equal((await world.call(organisationCalls.get, byId(club), stranger)).status, 403);
  });

  it('can be changed by administrators, as a whole', async () => {
    const club = await createOrganisation(world, ...roles);
    const body = { ...change, bio: 'Desde 1923', description: 'Cancha y bar', website: 'https://club.es' };
    const answer = await world.call(organisationCalls.update, { ...byId(club), body }, club.people.admin);
    const { name, type, bio, description, website, version, orgCode } = answer.body;
    assert.deepEqual({ name, type, bio, description, website, version: version - 1 }, body);
    assert.deepEqual([version, orgCode], [2, club.code]);
    const unchanged = await world.call(
      organisationCalls.update,
      { ...byId(club), body: { ...change, version: 2 } },
      club.people.admin,
    );
    assert.deepEqual(unchanged.body, { ...answer.body, version: 3 });
    const emptied = { ...change, version: 3, bio: '', description: null, website: '' };
    const again = await world.call(
      organisationCalls.update,
      { ...byId(club), body: emptied },
      club.people.admin,
    );
    assert.deepEqual([again.body.bio, again.body.description, again.body.website], [null, null, null]);
    for (const role of ['member', 'referee'] as const) {
      const refused = await world.call(organisationCalls.update, { ...byId(club), body }, club.people[role]);
      assert.equal(refused.status, 403);
    }
  });

  it('accepts one of two concurrent changes, and informs the other', async () => {
    const club = await createOrganisation(world, 'super-admin', 'admin');
    const { admin, 'super-admin': superAdmin } = club.people;
    const answers = await Promise.all(
      [admin, superAdmin, admin, superAdmin].map((user, number) =>
        world.call(
          organisationCalls.update,
          { ...byId(club), body: { ...change, name: `Club ${number}` } },
          user,
        ),
      ),
    );
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409, 409, 409]);
    assert.ok(answers.some(({ error }) => error?.code === 'STALE_VERSION'));
    const winner = answers.find(({ status }) => status === 200);
    const now = await world.call(organisationCalls.get, byId(club), admin);
    assert.deepEqual([now.body.name, now.body.version], [winner?.body.name, 2]);
  });

  it('can be closed only by a super-admin, is gone for everyone, and keeps its code', async () => {
    const club = await createOrganisation(world, ...roles);
    for (const role of ['admin', 'member', 'referee'] as const) {
      const refused = await world.call(organisationCalls.delete, byId(club), club.people[role]);
      assert.equal(refused.status, 403);
    }
    const guest = await createPerson(world);
    const body = { organizationId: club.id, email: guest.email, role: 'member' as const };
    await world.call(memberCalls.invite, { body }, club.people.admin);
    const closed = await world.call(organisationCalls.delete, byId(club), club.people['super-admin']);
    assert.deepEqual(closed.body, { deleted: true });
    for (const role of roles) {
      const answer = await world.call(organisationCalls.get, byId(club), club.people[role]);
      assert.equal(answer.status, 404);
      const profile = await world.call(authCalls.profile, {}, club.people[role]);
      assert.deepEqual(profile.body.userOrgs, []);
    }
    const page = await world.call(publicOrganisationCalls.info, { params: { orgCode: club.code } });
    assert.equal(page.status, 404);
    assert.deepEqual((await world.call(memberCalls.myInvitations, {}, guest)).body, []);
    const taken = { name: 'Heredero', orgCode: club.code };
    const heir = await world.call(organisationCalls.create, { body: taken }, await createPerson(world));
    assert.equal(heir.error?.code, 'CODE_TAKEN');
  });

  it('cannot be closed while it has teams', async () => {
    const club = await createOrganisation(world, 'super-admin');
    const team = await createTeam(world, { organisationId: club.id });
    const close = () => world.call(organisationCalls.delete, byId(club), club.people['super-admin']);
    const refused = await close();
    assert.deepEqual([refused.status, refused.error?.code], [409, 'ORGANISATION_IN_USE']);
    const { db } = world.store;
    await db.updateTable('teams').set({ deletedAt: world.now() }).where('id', '=', team.id).execute();
    const { traipId } = await createTraip(world, club.id);
    assert.equal((await close()).error?.code, 'ORGANISATION_IN_USE', 'a Traip holds it too');
    await db.updateTable('traips').set({ deletedAt: world.now() }).where('id', '=', traipId).execute();
    assert.equal((await close()).status, 200);
  });
});
