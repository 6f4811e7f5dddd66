import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  authCalls,
  memberCalls,
  organisationCalls,
  profileCalls,
  secondFactorCalls,
  teamCalls,
} from '@traip/contract';
import { hashSecret, newSecret } from '../../../platform/authorization/secrets.ts';
import { Authenticator } from '../../../testing/fixtures/authenticator.ts';
import { createOrganisation, createTeam } from '../../../testing/fixtures/people.ts';
import { credentials, signIn } from '../../../testing/fixtures/registration.ts';
import { openWorld } from '../../../testing/world.ts';
import { accountOwner } from './testing/owner.ts';

type Owner = Awaited<ReturnType<typeof accountOwner>>;

describe('before a dangerous action', () => {
  const world = openWorld();
  const data = async (as: { token: string }) => (await world.call(profileCalls.myData, {}, as)).error?.code;
  /** Long after signing in: the session is kept alive by refreshing. */
  const later = async ({ refreshToken }: { readonly refreshToken: string }) => {
    world.advance(20);
    const { body } = await world.call(authCalls.refresh, { body: { refreshToken } });
    return { token: body.accessToken };
  };

  it('a user with a second factor confirms with it, for a quarter of an hour', async () => {
    const ana = await accountOwner(world);
    const { device } = await ana.addPasskey();
    assert.equal(await data(ana.as), undefined, 'they have just proven it');
    const as = await later(ana.session);
    assert.equal(await data(as), 'CONFIRMATION_REQUIRED');
    const { body: challenge } = await world.call(secondFactorCalls.confirmationOptions, {}, as);
    assert.deepEqual(challenge.methods, ['passkey', 'recovery-code']);
    const confirm = (proof: object) =>
      world.call(secondFactorCalls.confirm, { body: { challengeId: challenge.challengeId, ...proof } }, as);
    const byPassword = await confirm({ password: ana.password });
    assert.deepEqual([byPassword.error?.code, byPassword.error?.field], ['CONFIRMATION_WRONG', 'password']);
    const passkey = device.use(challenge.passkey ?? { challenge: '', rpId: '' });
    assert.equal((await confirm({ passkey })).status, 200);
    assert.equal(await data(as), undefined);
    world.advance(14);
    assert.equal(await data(as), undefined);
    world.advance(2);
    assert.equal(
      (await confirm({ passkey })).status,
      401,
      'the access token is over, not the proof repeated',
    );
  });

  it('a user without one is not asked, except before changing how they sign in', async () => {
    const ana = await accountOwner(world);
    const as = await later(ana.session);
    assert.equal(await data(as), undefined);
    const begin = async () => (await world.call(secondFactorCalls.newAuthenticator, {}, as)).error?.code;
    assert.equal(await begin(), 'CONFIRMATION_REQUIRED');
    const { body: challenge } = await world.call(secondFactorCalls.confirmationOptions, {}, as);
    assert.deepEqual(challenge.methods, ['password']);
    const confirm = async (password: string) =>
      (await world.call(secondFactorCalls.confirm, { body: { password } }, as)).error?.code;
    assert.equal(await confirm('not-the-password'), 'CONFIRMATION_WRONG');
    assert.equal(await begin(), 'CONFIRMATION_REQUIRED');
    assert.equal(await confirm(ana.password), undefined);
    assert.equal(await begin(), undefined);
  });

  it('one session does not confirm for another', async () => {
    const ana = await accountOwner(world);
    const { codeIn } = await ana.addAuthenticator();
    const as = await later(ana.session);
    const { challengeId } = await ana.enterPassword();
    const { body: phone } = await world.call(authCalls.secondFactor, {
      body: { challengeId, code: codeIn(0) },
    });
    assert.equal(await data({ token: phone.accessToken }), undefined);
    assert.equal(await data(as), 'CONFIRMATION_REQUIRED');
  });

  it('passwords cannot be guessed with a stolen session', async () => {
    const ana = await accountOwner(world);
    const as = await later(ana.session);
    const guess = async (each: number) => {
      const from = { ...as, ip: `203.0.113.${each}` };
      return (await world.call(secondFactorCalls.confirm, { body: { password: 'a-guess' } }, from)).error
        ?.code;
    };
    for (let each = 0; each < 20; each++) assert.equal(await guess(each), 'CONFIRMATION_WRONG');
    assert.equal(await guess(20), 'TOO_MANY_REQUESTS');
    const own = await signIn(world, ana);
    const body = { password: ana.password };
    assert.equal(
      (await world.call(secondFactorCalls.confirm, { body }, { token: own.accessToken })).status,
      200,
    );
  });
});

describe('an organisation that requires a second factor of its admins', () => {
  const world = openWorld();

  it('cannot be run without one, and only an admin who has one can turn this on', async () => {
    const club = await createOrganisation(world, 'super-admin', 'referee');
    const { 'super-admin': head, referee } = club.people;
    const change = (requiresSecondFactor: boolean, version: number, as = head) =>
      world.call(
        organisationCalls.update,
        {
          params: { id: club.id },
          body: { name: 'Club', type: 'SPORT_CLUB', requiresSecondFactor, version },
        },
        as,
      );
    const first = await change(true, 1);
    assert.deepEqual(
      [first.error?.code, first.error?.field],
      ['SECOND_FACTOR_FIRST', 'requiresSecondFactor'],
    );

    const ana = await accountOwner(world);
    await ana.addPasskey();
    const { id: userId } = ana.session.user;
    const member = { organisationId: club.id, userId, role: 'admin' as const, createdAt: world.now() };
    await world.store.db.insertInto('organisationMembers').values(member).execute();
    assert.equal((await change(true, 1, { ...head, token: ana.as.token })).body.requiresSecondFactor, true);

    const invite = async (as: { token: string }) => {
      const body = { organizationId: club.id, email: 'nueva@correo.es', role: 'member' as const };
      return (await world.call(memberCalls.invite, { body }, as)).error?.code;
    };
    assert.equal(await invite(ana.as), undefined);
    assert.equal(await invite(head), 'ADMIN_NEEDS_SECOND_FACTOR');
    assert.equal(await invite(referee), 'FORBIDDEN', 'they never could');
    const { body: seen, status } = await world.call(organisationCalls.get, { params: { id: club.id } }, head);
    assert.deepEqual([status, seen.role, seen.abilities], [200, 'member', ['organisation.see']]);
    const { body: list } = await world.call(memberCalls.list, { body: { organizationId: club.id } }, head);
    const target = list.items.find((member) => member.userId === referee.id);
    assert.equal(target?.email, null, 'as every member sees it');
    const removal = { params: { id: target?.id ?? '' } };
    assert.equal((await world.call(memberCalls.remove, removal, head)).status, 403);

    const team = await createTeam(world, { organisationId: club.id }, 'OWNER');
    const joined = {
      teamId: team.id,
      personId: head.id,
      role: 'MEMBER' as const,
      joinedAt: world.now(),
      leftAt: null,
    };
    await world.store.db.insertInto('teamMembers').values(joined).execute();
    const deletion = await world.call(teamCalls.delete, { params: { id: team.id } }, head);
    assert.equal(
      deletion.error?.code,
      'ADMIN_NEEDS_SECOND_FACTOR',
      'a member of the team deletes nothing either',
    );

    await world.store.db
      .updateTable('sessions')
      .set({ confirmedAt: null })
      .where('userId', '=', userId)
      .execute();
    assert.equal(
      (await change(false, 2, { ...head, token: ana.as.token })).error?.code,
      'CONFIRMATION_REQUIRED',
    );
    const { body: profile } = await world.call(authCalls.profile, {}, head);
    assert.equal(profile.userOrgs[0]?.needsSecondFactor, true);
    const { body: own } = await world.call(authCalls.profile, {}, ana.as);
    assert.equal(own.userOrgs[0]?.needsSecondFactor, false);
  });
});

describe('a new address', () => {
  const world = openWorld();
  const tokenIn = async (email: string) =>
    (await world.mailbox.take(email)).text.match(/token=([\w-]+)/)?.[1] ?? '';
  const use = async (token: string) => world.call(authCalls.changeEmail, { body: { token } });
  const choosePassword = async (email: string) => {
    await world.call(authCalls.forgetPassword, { body: { email } });
    const password = 'elegida-por-correo';
    await world.call(authCalls.forgetPasswordVerify, { body: { token: await tokenIn(email), password } });
    return password;
  };
  let count = 0;
  const newAddress = () => `nueva.${++count}@correo.es`;

  it('is set once the link in its email was opened; the previous owner can undo it', async () => {
    const ana = await accountOwner(world);
    const email = newAddress();
    const requested = await world.call(profileCalls.changeEmail, { body: { email } }, ana.as);
    assert.equal(requested.status, 202);
    const token = await tokenIn(email);
    assert.ok((await signIn(world, ana)).accessToken, 'nothing has changed yet');
    assert.equal((await use(token)).body.status, 'CHANGED');
    assert.equal((await use(token)).error?.code, 'VERIFICATION_LINK_INVALID');
    const thief = await signIn(world, { ...ana, email });
    const as = { token: thief.accessToken };
    const { body: options } = await world.call(secondFactorCalls.passkeyOptions, {}, as);
    const device = new Authenticator();
    const added = { challengeId: options.challengeId, passkey: device.create(options.options) };
    assert.equal((await world.call(secondFactorCalls.addPasskey, { body: added }, as)).status, 201);
    const undo = await tokenIn(ana.email);
    assert.equal((await use(undo)).body.status, 'RESTORED');
    const { refreshToken } = thief;
    assert.equal((await world.call(authCalls.refresh, { body: { refreshToken } })).status, 401);
    const { body: login } = await world.call(authCalls.passkeyOptions, { body: {} });
    const back = { challengeId: login.challengeId, passkey: device.use(login.options) };
    assert.equal((await world.call(authCalls.passkeyLogin, { body: back })).error?.code, 'PASSKEY_UNKNOWN');
    const known = await world.call(authCalls.login, { body: credentials(ana) });
    assert.equal(known.error?.code, 'CREDENTIALS_INCORRECT', 'the thief may know the password');
    const password = await choosePassword(ana.email);
    assert.ok((await signIn(world, { ...ana, password })).accessToken);
  });

  it('that replaced one with a second factor stays protected by it', async () => {
    const ana = await accountOwner(world);
    const { device } = await ana.addPasskey();
    world.advance(1);
    const email = newAddress();
    await world.call(profileCalls.changeEmail, { body: { email } }, ana.as);
    await use(await tokenIn(email));
    await use(await tokenIn(ana.email));
    const password = await choosePassword(ana.email);
    const { challengeId, passkey } = await ana.enterPassword(password);
    const body = { challengeId, passkey: device.use(passkey ?? { challenge: '', rpId: '' }) };
    assert.equal((await world.call(authCalls.secondFactor, { body })).status, 200);
  });

  it('is no longer set once the owner has changed the password or ended the other sessions', async () => {
    const takeBack = {
      password: (ana: Owner) => {
        const body = { currentPassword: ana.password, password: 'otra-bien-larga' };
        return world.call(profileCalls.changePassword, { body }, ana.as);
      },
      reset: (ana: Owner) => choosePassword(ana.email),
      sessions: (ana: Owner) => world.call(profileCalls.endOtherSessions, {}, ana.as),
    };
    for (const [way, act] of Object.entries(takeBack)) {
      const ana = await accountOwner(world);
      const email = newAddress();
      await world.call(profileCalls.changeEmail, { body: { email } }, ana.as);
      const token = await tokenIn(email);
      await act(ana);
      assert.equal((await use(token)).error?.code, 'VERIFICATION_LINK_INVALID', way);
    }
  });

  it('is reported to the first address even if it changes twice in a row', async () => {
    const ana = await accountOwner(world);
    const [second, third] = [newAddress(), newAddress()];
    await world.call(profileCalls.changeEmail, { body: { email: second } }, ana.as);
    const first = await tokenIn(second);
    const { db } = world.store;
    const other = newSecret();
    const link = { hash: hashSecret(other), userId: ana.session.user.id, registrationId: null, email: third };
    const at = world.now();
    const lasting = {
      purpose: 'change-email' as const,
      createdAt: at,
      expiresAt: new Date(at.getTime() + 60_000),
    };
    await use(first);
    await db
      .insertInto('mailTokens')
      .values({ ...link, ...lasting })
      .execute();
    await use(other);
    assert.match((await world.mailbox.take(ana.email)).subject, /tiene otro correo/);
  });

  it('with an account is not taken over, without revealing the account', async () => {
    const [ana, eva] = [await accountOwner(world), await accountOwner(world)];
    const requested = await world.call(profileCalls.changeEmail, { body: { email: eva.email } }, ana.as);
    assert.deepEqual([requested.status, requested.body], [202, { email: eva.email }]);
    const mail = await world.mailbox.take(eva.email);
    assert.match(mail.subject, /Ya tienes una cuenta/);
    assert.doesNotMatch(mail.text, /token=/);
  });

  it('requires a confirmation long after signing in', async () => {
    const ana = await accountOwner(world);
    world.advance(20);
    const { refreshToken } = ana.session;
    const { body } = await world.call(authCalls.refresh, { body: { refreshToken } });
    const input = { body: { email: newAddress() } };
    const { error } = await world.call(profileCalls.changeEmail, input, { token: body.accessToken });
    assert.equal(error?.code, 'CONFIRMATION_REQUIRED');
  });

  it('with an unverified registration goes to whoever can read its mail', async () => {
    const ana = await accountOwner(world);
    const email = newAddress();
    const stranger = { ...ana, email, birthday: '1990-01-01', favoriteSport: 'GOLF' as const };
    const { firstName, surnames, password, birthday, favoriteSport } = stranger;
    await world.call(authCalls.register, {
      body: { email, firstName, surnames, password, birthday, favoriteSport },
    });
    await world.mailbox.take(email);
    await world.call(profileCalls.changeEmail, { body: { email } }, ana.as);
    assert.equal((await use(await tokenIn(email))).body.status, 'CHANGED');
    assert.equal((await signIn(world, { ...ana, email })).user.id, ana.session.user.id);
  });
});
