import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { authCalls, memberCalls, type OrganisationRole, organisationCalls } from '@traip/contract';
import { createOrganisation, createPerson, type Staffed } from '../../../testing/fixtures/people.ts';
import { registrationInput, signIn, tokenFromMail } from '../../../testing/fixtures/registration.ts';
import { openWorld } from '../../../testing/world.ts';

describe('an invited person', () => {
  const world = openWorld();

  async function invite(club: Staffed<'admin'>, email: string, role: OrganisationRole = 'member') {
    const body = { organizationId: club.id, email, role };
    const answer = await world.call(memberCalls.invite, { body }, club.people.admin);
    assert.equal(answer.status, 201);
    return answer.body.id;
  }
  const mine = async (user: { token: string }) =>
    (await world.call(memberCalls.myInvitations, {}, user)).body;
  const accept = (invitationId: string, user: { token: string }) =>
    world.call(memberCalls.acceptInvitation, { body: { invitationId } }, user);
  const decline = (invitationId: string, user: { token: string }) =>
    world.call(memberCalls.cancelInvitation, { body: { invitationId } }, user);
  const people = (club: Staffed<string>) =>
    world.store.db
      .selectFrom('organisationMembers')
      .select(['userId', 'role'])
      .where('organisationId', '=', club.id)
      .execute();
  async function expire(id: string): Promise<void> {
    const expiresAt = new Date(world.now().getTime() - 1000);
    await world.store.db
      .updateTable('organisationInvitations')
      .set({ expiresAt })
      .where('id', '=', id)
      .execute();
  }

  it('finds the invitation in their account, accepts, and gets that role', async () => {
    const club = await createOrganisation(world, 'admin');
    const lucia = await createPerson(world, { firstName: 'Lucía' });
    const id = await invite(club, lucia.email, 'referee');
    const [waiting] = await mine(lucia);
    assert.deepEqual(
      [waiting?.id, waiting?.role, waiting?.invitedBy, waiting?.organization],
      [
        id,
        'referee',
        'admin Pérez Gil',
        { id: club.id, orgCode: club.code, name: `Club ${club.code}`, avatarUrl: null },
      ],
    );
    const { status, body } = await accept(id, lucia);
    assert.deepEqual(
      [status, body.userId, body.role, body.email, body.abilities],
      [200, lucia.id, 'referee', null, ['leave']],
    );
    assert.deepEqual(await mine(lucia), []);
    const organisation = await world.call(organisationCalls.get, { params: { id: club.id } }, lucia);
    assert.equal(organisation.body.role, 'referee');
    const params = { organizationId: club.id };
    const left = await world.call(memberCalls.invitations, { params, query: {} }, club.people.admin);
    assert.equal(left.body.total, 0);
  });

  it('may register afterwards: the invitation waits for the address', async () => {
    const club = await createOrganisation(world, 'admin');
    const lucia = registrationInput();
    const id = await invite(club, lucia.email);
    await world.mailbox.take(lucia.email);
    await world.call(authCalls.register, { body: lucia });
    const secret = await tokenFromMail(world, lucia.email);
    await world.call(authCalls.verifyEmail, { body: { token: secret } });
    const { accessToken: token } = await signIn(world, lucia);
    assert.deepEqual(
      (await mine({ token })).map((invitation) => invitation.id),
      [id],
    );
    assert.equal((await accept(id, { token })).status, 200);
    const profile = await world.call(authCalls.profile, {}, { token });
    assert.deepEqual(
      profile.body.userOrgs.map(({ orgId }) => orgId),
      [club.id],
    );
  });

  it('is the only one who can see it: others find nothing, not even with its id', async () => {
    const club = await createOrganisation(world, 'admin');
    const [lucia, other] = [await createPerson(world), await createPerson(world)];
    const id = await invite(club, lucia.email);
    for (const user of [other, club.people.admin]) {
      assert.deepEqual(await mine(user), []);
      assert.equal((await accept(id, user)).status, 404);
      assert.equal((await decline(id, user)).status, 404);
    }
    assert.equal((await accept(id, { token: 'x' })).status, 401);
    assert.equal((await people(club)).length, 1);
  });

  it('must have verified the address', async () => {
    const club = await createOrganisation(world, 'admin');
    const lucia = await createPerson(world);
    const id = await invite(club, lucia.email);
    const { db } = world.store;
    await db.updateTable('users').set({ emailVerifiedAt: null }).where('id', '=', lucia.id).execute();
    assert.deepEqual(await mine(lucia), []);
    assert.equal((await accept(id, lucia)).status, 404);
  });

  it('answers once: a declined, accepted, withdrawn or expired invitation is not open', async () => {
    const club = await createOrganisation(world, 'admin');
    const lucia = await createPerson(world);
    const closings: ((id: string) => Promise<unknown>)[] = [
      (id) => decline(id, lucia),
      (id) =>
        world.call(
          memberCalls.deleteInvitation,
          { params: { id, organizationId: club.id } },
          club.people.admin,
        ),
      expire,
      (id) => accept(id, lucia),
    ];
    for (const close of closings) {
      const id = await invite(club, lucia.email);
      await close(id);
      assert.deepEqual(await mine(lucia), []);
      for (const answer of [await accept(id, lucia), await decline(id, lucia)]) {
        assert.deepEqual([answer.status, answer.error?.code], [409, 'INVITATION_NOT_OPEN']);
      }
    }
  });

  it('can be invited again after the first invitation expired, and an expired one is not listed', async () => {
    const club = await createOrganisation(world, 'admin');
    const lucia = await createPerson(world);
    await expire(await invite(club, lucia.email));
    const params = { organizationId: club.id };
    const list = await world.call(memberCalls.invitations, { params, query: {} }, club.people.admin);
    assert.deepEqual([list.body.items, list.body.total], [[], 0]);
    const id = await invite(club, lucia.email, 'admin');
    assert.equal((await accept(id, lucia)).body.role, 'admin');
  });

  it('becomes one member even when pressing ten times at once', async () => {
    const club = await createOrganisation(world, 'admin');
    const lucia = await createPerson(world);
    const id = await invite(club, lucia.email);
    const answers = await Promise.all(Array.from({ length: 10 }, () => accept(id, lucia)));
    const statuses = answers.map(({ status }) => status).toSorted();
    assert.deepEqual(statuses, [200, ...Array.from({ length: 9 }, () => 409)]);
    assert.equal((await people(club)).length, 2);
  });

  it('either gets in or does not, when the invitation is withdrawn at the same moment', async () => {
    const club = await createOrganisation(world, 'admin');
    const lucia = await createPerson(world);
    const id = await invite(club, lucia.email);
    const params = { id, organizationId: club.id };
    const [joined, withdrawn] = await Promise.all([
      accept(id, lucia),
      world.call(memberCalls.deleteInvitation, { params }, club.people.admin),
    ]);
    assert.notEqual(joined.status === 200, withdrawn.status === 200);
    assert.equal((await people(club)).length, joined.status === 200 ? 2 : 1);
  });
});
