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
const day = 24 * 3_600_000;

describe('an invitation', () => {
  const world = openWorld();
  let count = 0;
  const newAddress = () => `invitada.${++count}@fuera.es`;

  function invite(
    { id }: Staffed<string>,
    by: Person,
    email: string,
    more: { role?: OrganisationRole; locale?: 'es' | 'en' } = {},
  ) {
    const body = { organizationId: id, email, role: 'member' as OrganisationRole, ...more };
    return world.call(memberCalls.invite, { body }, by);
  }
  function add({ id }: Staffed<string>, by: Person, userCode: string, role: OrganisationRole = 'member') {
    return world.call(memberCalls.add, { body: { organizationId: id, userCode, role } }, by);
  }
  const pending = ({ id }: Staffed<string>, by: Person, query: { page?: number; limit?: number } = {}) =>
    world.call(memberCalls.invitations, { params: { organizationId: id }, query }, by);

  it('is sent by email, says who invites where, and lasts fourteen days', async () => {
    const club = await createOrganisation(world, 'admin');
    const email = newAddress();
    const answer = await invite(club, club.people.admin, email.toUpperCase(), { role: 'referee' });
    assert.equal(answer.status, 201);
    const { invitee, role, invitedBy, createdAt, expiresAt, userCode } = answer.body;
    assert.deepEqual(
      [invitee, answer.body.email, role, invitedBy, userCode],
      [email, email, 'referee', 'admin Pérez Gil', null],
    );
    assert.equal(Date.parse(expiresAt) - Date.parse(createdAt), 14 * day);
    const mail = await world.mailbox.take(email);
    assert.equal(mail.subject, `admin Pérez Gil te invita a Club ${club.code} en Traip`);
    assert.match(mail.text, /https:\/\/traip\.test\/invitations/);
    assert.deepEqual((await pending(club, club.people.admin)).body.items, [answer.body]);
  });

  it('uses the account’s language, else the requested one, else the inviter’s', async () => {
    const club = await createOrganisation(world, 'admin');
    const { admin } = club.people;
    const english = await createPerson(world, { locale: 'en' });
    await invite(club, admin, english.email, { locale: 'es' });
    assert.match((await world.mailbox.take(english.email)).subject, / has invited you to /);
    const [inEnglish, silent] = [newAddress(), newAddress()];
    await invite(club, admin, inEnglish, { locale: 'en' });
    assert.match((await world.mailbox.take(inEnglish)).subject, / has invited you to /);
    const body = { organizationId: club.id, email: silent, role: 'member' as const };
    await world.call(memberCalls.invite, { body }, { ...admin, language: 'en' });
    assert.match((await world.mailbox.take(silent)).subject, / has invited you to /);
  });

  it('by code reaches the person without revealing their address to the inviter', async () => {
    const club = await createOrganisation(world, 'admin');
    const lucia = await createPerson(world, { firstName: 'Lucía', surnames: 'Benítez Gil' });
    const shy = await createPerson(world, { firstName: 'Óscar', surnames: 'Llorente', privacy: 'PRIVATE' });
    const answer = await add(club, club.people.admin, lucia.userCode, 'referee');
    const { invitee, email, userCode, role } = answer.body;
    assert.deepEqual(
      [answer.status, invitee, email, userCode, role],
      [201, 'Lucía Benítez Gil', null, lucia.userCode, 'referee'],
    );
    assert.equal((await add(club, club.people.admin, shy.userCode)).body.invitee, 'Óscar L.');
    const list = await pending(club, club.people.admin);
    assert.equal(list.body.total, 2);
    assert.doesNotMatch(JSON.stringify(list.body), /@/);
    assert.match((await world.mailbox.take(lucia.email)).subject, /te invita a/);
    const mine = await world.call(memberCalls.myInvitations, {}, lucia);
    assert.deepEqual(
      mine.body.map(({ organization }) => organization.id),
      [club.id],
    );
  });

  it('by an unknown code, or one of an unverified person, is refused', async () => {
    const club = await createOrganisation(world, 'admin');
    const unproven = await createPerson(world);
    const { db } = world.store;
    await db.updateTable('users').set({ emailVerifiedAt: null }).where('id', '=', unproven.id).execute();
    for (const code of ['nadie-la-tiene', unproven.userCode]) {
      const answer = await add(club, club.people.admin, code);
      const { status, error } = answer;
      assert.deepEqual([status, error?.code, error?.field], [404, 'USER_NOT_FOUND', 'userCode']);
    }
  });

  it('is refused for existing members', async () => {
    const club = await createOrganisation(world, 'admin', 'member');
    const { admin, member } = club.people;
    const byEmail = await invite(club, admin, member.email);
    const byCode = await add(club, admin, member.userCode);
    for (const [{ status, error }, field] of [[byEmail, 'email'] as const, [byCode, 'userCode'] as const]) {
      assert.deepEqual([status, error?.code, error?.field], [409, 'ALREADY_MEMBER', field]);
    }
    assert.equal((await pending(club, admin)).body.total, 0);
  });

  it('replaces an earlier one to the same person, however they were invited', async () => {
    const club = await createOrganisation(world, 'admin');
    const lucia = await createPerson(world);
    const first = await invite(club, club.people.admin, lucia.email, { role: 'member' });
    const second = await add(club, club.people.admin, lucia.userCode, 'referee');
    const list = await pending(club, club.people.admin);
    assert.deepEqual(list.body.items, [second.body]);
    const answer = { body: { invitationId: first.body.id } };
    const late = await world.call(memberCalls.acceptInvitation, answer, lucia);
    assert.equal(late.error?.code, 'INVITATION_NOT_OPEN');
    const statuses = await world.store.db
      .selectFrom('organisationInvitations')
      .select('status')
      .where('id', '=', first.body.id)
      .execute();
    assert.deepEqual(statuses, [{ status: 'DELETED' }]);
  });

  it('exists once, even when requested three times at once', async () => {
    const club = await createOrganisation(world, 'admin');
    const email = newAddress();
    const answers = await Promise.all([1, 2, 3].map(() => invite(club, club.people.admin, email)));
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]));
    assert.equal((await pending(club, club.people.admin)).body.total, 1);
  });

  it('cannot offer a role that the inviter could not give', async () => {
    const club = await createOrganisation(world, ...roles);
    const { admin, member, referee, 'super-admin': superAdmin } = club.people;
    const lucia = await createPerson(world);
    const tooHigh = await invite(club, admin, newAddress(), { role: 'super-admin' });
    assert.deepEqual([tooHigh.status, tooHigh.error?.field], [403, 'role']);
    assert.equal((await add(club, admin, lucia.userCode, 'super-admin')).status, 403);
    assert.equal((await invite(club, superAdmin, newAddress(), { role: 'super-admin' })).status, 201);
    const rival = (await createOrganisation(world, 'super-admin')).people['super-admin'];
    for (const user of [member, referee, rival]) {
      assert.equal((await invite(club, user, newAddress())).status, 403);
      assert.equal((await add(club, user, lucia.userCode)).status, 403);
      assert.equal((await pending(club, user)).status, 403);
    }
  });

  it('is limited to five an hour per address', async () => {
    const email = newAddress();
    const statuses: number[] = [];
    for (let number = 1; number <= 6; number++) {
      const club = await createOrganisation(world, 'admin');
      statuses.push((await invite(club, club.people.admin, email)).status);
    }
    assert.deepEqual(statuses, [201, 201, 201, 201, 201, 429]);
  });

  it('is limited per hour for an organisation, counting unknown codes', async () => {
    const club = await createOrganisation(world, 'admin');
    let last = 404;
    for (let number = 1; number <= 301; number++) {
      last = (await add(club, club.people.admin, 'nadie-la-tiene')).status;
      assert.equal(last, number > 300 ? 429 : 404);
    }
  });

  it('is listed page by page, latest first', async () => {
    const club = await createOrganisation(world, 'admin');
    const addresses = [newAddress(), newAddress(), newAddress()];
    for (const email of addresses) {
      await invite(club, club.people.admin, email);
      world.advance(1);
    }
    const first = await pending(club, club.people.admin, { limit: 2 });
    const second = await pending(club, club.people.admin, { limit: 2, page: 2 });
    assert.deepEqual(
      [...first.body.items, ...second.body.items].map(({ email }) => email),
      addresses.toReversed(),
    );
    assert.deepEqual([first.body.items.length, first.body.total, first.body.totalPages], [2, 3, 2]);
  });

  it('can be withdrawn once, by those who manage members of that organisation', async () => {
    const club = await createOrganisation(world, 'admin', 'member');
    const rival = await createOrganisation(world, 'super-admin');
    const { id } = (await invite(club, club.people.admin, newAddress())).body;
    const withdraw = (organizationId: string, by: Person) =>
      world.call(memberCalls.deleteInvitation, { params: { id, organizationId } }, by);
    assert.equal((await withdraw(club.id, club.people.member)).status, 403);
    assert.equal((await withdraw(rival.id, rival.people['super-admin'])).status, 404);
    assert.deepEqual((await withdraw(club.id, club.people.admin)).body, { deleted: true });
    assert.equal((await withdraw(club.id, club.people.admin)).status, 404);
    assert.equal((await pending(club, club.people.admin)).body.total, 0);
  });
});
