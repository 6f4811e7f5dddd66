import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { authCalls, memberCalls, organisationCalls, profileCalls, teamCalls } from '@traip/contract';
import { createOrganisation, createPerson, createTeam } from '../../testing/fixtures/people.ts';
import { credentials, registerVerified, signIn } from '../../testing/fixtures/registration.ts';
import { openWorld } from '../../testing/world.ts';

describe('one’s own account', () => {
  const world = openWorld();

  it('changes its password, which ends every other session', async () => {
    const ana = await registerVerified(world);
    const [here, elsewhere] = [await signIn(world, ana), await signIn(world, ana)];
    const body = { currentPassword: ana.password, password: 'otra-contraseña' };
    const answer = await world.call(profileCalls.changePassword, { body }, { token: here.accessToken });
    assert.equal(answer.status, 200);
    assert.equal((await world.call(authCalls.login, { body: credentials(ana) })).status, 401);
    assert.equal(
      (await world.call(authCalls.login, { body: { ...credentials(ana), password: body.password } })).status,
      200,
    );
    const refresh = ({ refreshToken }: { refreshToken: string }) =>
      world.call(authCalls.refresh, { body: { refreshToken } });
    assert.deepEqual([(await refresh(here)).status, (await refresh(elsewhere)).status], [200, 401]);
  });

  it('keeps its password when the current one is wrong or missing', async () => {
    const ana = await registerVerified(world);
    const { accessToken: token } = await signIn(world, ana);
    for (const currentPassword of ['not-this-one', '', null]) {
      const body = { currentPassword, password: 'otra-contraseña' };
      const { status, error } = await world.call(profileCalls.changePassword, { body }, { token });
      assert.deepEqual([status, error?.code, error?.field], [422, 'PASSWORD_WRONG', 'currentPassword']);
    }
    assert.equal((await world.call(authCalls.login, { body: credentials(ana) })).status, 200);
  });

  it('can choose a first password if it was created through a provider', async () => {
    const ana = await createPerson(world);
    const body = { password: 'mi-primera' };
    assert.equal((await world.call(profileCalls.changePassword, { body }, ana)).status, 200);
    const login = await world.call(authCalls.login, { body: { email: ana.email, password: 'mi-primera' } });
    assert.equal(login.body.user.hasPassword, true);
  });

  it('without a password requires its owner to confirm their identity long after signing in', async () => {
    const ana = await createPerson(world);
    await world.store.db
      .updateTable('sessions')
      .set({ confirmedAt: null })
      .where('userId', '=', ana.id)
      .execute();
    const password = await world.call(profileCalls.changePassword, { body: { password: 'mi-primera' } }, ana);
    assert.equal(password.error?.code, 'CONFIRMATION_REQUIRED');
    const { userCode } = ana;
    const deletion = await world.call(profileCalls.deleteAccount, { body: { userCode } }, ana);
    assert.equal(deletion.error?.code, 'CONFIRMATION_REQUIRED');
  });

  it('can be exported with everything stored about its owner, without secrets', async () => {
    const ana = await registerVerified(world);
    const { accessToken: token, user } = await signIn(world, ana);
    const team = await createTeam(world, {}, 'OWNER');
    await world.store.db
      .insertInto('teamMembers')
      .values({ teamId: team.id, personId: user.id, role: 'COACH', joinedAt: world.now(), leftAt: null })
      .execute();
    await world.call(organisationCalls.create, { body: { name: 'Peña de Ana' } }, { token });
    const { body } = await world.call(profileCalls.myData, {}, { token });
    assert.deepEqual(
      (body.activity as { action: string }[]).map(({ action }) => action),
      ['CREATED'],
    );
    const exported = JSON.stringify(body);
    const facts = [ana.email, '1999-12-31', team.code, 'COACH', 'Peña de Ana'];
    for (const fact of facts) assert.ok(exported.includes(fact), fact);
    assert.doesNotMatch(exported, /argon2|hash"/i);
  });

  it('can be deleted: no personal data remains, and the address is free again', async () => {
    const ana = await registerVerified(world);
    const { accessToken: token, refreshToken, user } = await signIn(world, ana);
    const team = await createTeam(world, {}, 'OWNER');
    await world.store.db
      .insertInto('teamMembers')
      .values({ teamId: team.id, personId: user.id, role: 'MEMBER', joinedAt: world.now(), leftAt: null })
      .execute();
    const body = { userCode: user.userCode, password: ana.password };
    assert.equal((await world.call(profileCalls.deleteAccount, { body }, { token })).status, 200);
    assert.equal((await world.call(authCalls.login, { body: credentials(ana) })).status, 401);
    assert.equal((await world.call(authCalls.refresh, { body: { refreshToken } })).status, 401);
    assert.equal((await world.call(authCalls.profile, {}, { token })).status, 401);
    const founding = await world.call(organisationCalls.create, { body: { name: 'Fantasma' } }, { token });
    assert.equal(founding.status, 401, 'a token that is left over cannot write');
    const { status } = await world.call(profileCalls.get, { params: user });
    assert.equal(status, 404);
    const row = await world.store.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    for (const trace of [ana.email, 'Ana', 'Pérez', user.userCode, '1999']) {
      assert.ok(!JSON.stringify(row).includes(trace), trace);
    }
    const membership = await world.store.db
      .selectFrom('teamMembers')
      .select(['role', 'leftAt'])
      .where('personId', '=', user.id)
      .executeTakeFirstOrThrow();
    assert.ok(membership.leftAt, 'the record of the team stays');
    const again = await world.call(authCalls.register, { body: ana });
    assert.equal(again.status, 202);
    assert.match((await world.mailbox.take(ana.email)).subject, /Verifica/);
  });

  it('cannot be deleted by mistake: the code and the password must be right', async () => {
    const ana = await registerVerified(world);
    const { accessToken: token, user } = await signIn(world, ana);
    const attempt = (body: { userCode: string; password?: string }) =>
      world.call(profileCalls.deleteAccount, { body }, { token });
    assert.equal(
      (await attempt({ userCode: 'somebody-else', password: ana.password })).error?.code,
      'USER_CODE_DIFFERS',
    );
    assert.equal(
      (await attempt({ userCode: user.userCode, password: 'wrong' })).error?.code,
      'PASSWORD_WRONG',
    );
    assert.equal((await attempt({ userCode: user.userCode })).error?.code, 'PASSWORD_WRONG');
    assert.equal((await world.call(authCalls.login, { body: credentials(ana) })).status, 200);
  });

  it('cannot be deleted while an organisation has no other super-admin, and the refusal names it', async () => {
    const club = await createOrganisation(world, 'super-admin', 'admin');
    const chief = club.people['super-admin'];
    const leave = () => world.call(profileCalls.deleteAccount, { body: { userCode: chief.userCode } }, chief);
    const held = await leave();
    assert.deepEqual([held.status, held.error?.code], [409, 'LAST_SUPER_ADMIN']);
    assert.ok(JSON.stringify(held.error?.details).includes(club.code));
    await world.store.db
      .updateTable('organisationMembers')
      .set({ role: 'super-admin' })
      .where('userId', '=', club.people.admin.id)
      .execute();
    assert.equal((await leave()).status, 200);
    const list = await world.call(memberCalls.list, { body: { organizationId: club.id } }, club.people.admin);
    assert.equal(list.body.total, 1);
  });

  it('cannot be deleted while it owns a team, but can once the team is handed over', async () => {
    const team = await createTeam(world, {}, 'OWNER', 'MEMBER');
    const { OWNER: owner, MEMBER: heir } = team.people;
    const leave = () => world.call(profileCalls.deleteAccount, { body: { userCode: owner.userCode } }, owner);
    const held = await leave();
    assert.deepEqual([held.status, held.error?.code], [409, 'OWNER_MUST_TRANSFER']);
    await world.call(teamCalls.changeOwner, { body: { teamId: team.id, userId: heir.id } }, owner);
    assert.equal((await leave()).status, 200);
  });

  it('never leaves an organisation empty when its two super-admins go at the same moment', async () => {
    const club = await createOrganisation(world, 'super-admin', 'admin');
    const both = [club.people['super-admin'], club.people.admin];
    await world.store.db.updateTable('organisationMembers').set({ role: 'super-admin' }).execute();
    const answers = await Promise.all(
      both.map((one) => world.call(profileCalls.deleteAccount, { body: { userCode: one.userCode } }, one)),
    );
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  });
});
