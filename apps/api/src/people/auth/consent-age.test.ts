import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { authCalls, type OAuthProvider, profileCalls, teamCalls } from '@traip/contract';
import { startOAuthServer } from '@traip/e2e/oauth-server';
import { Authenticator } from '../../testing/fixtures/authenticator.ts';
import { createPerson, createTeam } from '../../testing/fixtures/people.ts';
import { registrationInput, tokenFromMail } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

const server = await startOAuthServer({ publicOrigin: 'https://traip.test' });
const refused = [422, 'BELOW_CONSENT_AGE', 'birthday'];

/** The birthday of a person who turns `age` today, or some days later. */
function turning(world: World, age: number, inDays = 0): string {
  const day = new Date(world.now().getTime() + inDays * 86_400_000);
  const today = day.toLocaleDateString('en-CA', { timeZone: 'Europe/Madrid' });
  return `${Number(today.slice(0, 4)) - age}${today.slice(4)}`;
}

const accountsOf = async (world: World, email: string) =>
  (await world.store.db.selectFrom('users').select('id').where('email', '=', email).execute()).length;

describe('a person below the age of consent', () => {
  after(() => server.close());
  const world = openWorld({ providers: { google: server.google } });

  const verdict = ({
    status,
    error,
  }: {
    status: number;
    error?: { code: string; field?: string } | undefined;
  }) => [status, error?.code, error?.field];

  it('gets no account with a password, and learns whom to ask', async () => {
    const body = registrationInput({ birthday: turning(world, 14, 1) });
    const answer = await world.call(authCalls.register, { body });
    assert.deepEqual(verdict(answer), refused);
    assert.match(answer.error?.message.es ?? '', /madre.*padre.*tutor/);
    assert.match(answer.error?.message.en ?? '', /mother, father or guardian/);
    assert.equal(await accountsOf(world, body.email), 0);
  });

  it('gets one on the birthday itself', async () => {
    const body = registrationInput({ birthday: turning(world, 14) });
    assert.equal((await world.call(authCalls.register, { body })).status, 202);
  });

  it('gets no account with a passkey, and the browser creates none', async () => {
    const { password: _none, ...person } = registrationInput({ birthday: turning(world, 13) });
    const { email, birthday } = person;
    const early = await world.call(authCalls.signUpPasskeyOptions, { body: { email, birthday } });
    assert.deepEqual(verdict(early), refused);
    const { body: options } = await world.call(authCalls.signUpPasskeyOptions, { body: { email } });
    const passkey = new Authenticator().create(options.options);
    const body = { ...person, challengeId: options.challengeId, passkey };
    assert.deepEqual(verdict(await world.call(authCalls.registerWithPasskey, { body })), refused);
    assert.equal(await accountsOf(world, email), 0);
  });

  /** Completes an account without a birthday with the one its owner gives. */
  const complete = async (
    { accessToken: token, user }: { accessToken: string; user: { userCode: string } },
    birthday: string,
  ) => {
    const { email: _e, password: _p, ...known } = registrationInput({ birthday });
    const body = { ...known, bio: null, privacy: 'PUBLIC' as const };
    return world.call(profileCalls.update, { params: { userCode: user.userCode }, body }, { token });
  };
  const joinByQr = async (token: string) => {
    const team = await createTeam(world, {}, 'OWNER');
    const input = { body: { teamId: team.id } };
    const { body: qr } = await world.call(teamCalls.createQr, input, team.people.OWNER);
    return world.call(teamCalls.consumeQr, { body: { token: qr.token } }, { token });
  };

  const storedUsers = (email: string) =>
    world.store.db.selectFrom('users').select('id').where('email', '=', email).execute();

  it('who comes from a provider stays out: they can join no team, and nothing is stored about them', async () => {
    const person = server.people.add({
      firstName: 'Leo',
      surnames: 'Gil',
      email: 'leo@correo.es',
      emailVerified: true,
    });
    const provider: OAuthProvider = 'google';
    const idToken = await server.google.issueIdToken(person);
    const { body: session } = await world.call(authCalls.oauthLogin, { body: { provider, idToken } });
    const joined = await joinByQr(session.accessToken);
    assert.deepEqual([joined.status, joined.error?.code], [403, 'PROFILE_INCOMPLETE']);
    assert.deepEqual(verdict(await complete(session, turning(world, 12))), refused);
    assert.equal((await joinByQr(session.accessToken)).status, 401);
    assert.deepEqual(await storedUsers('leo@correo.es'), []);
  });

  it('who takes over an unverified address stays out too', async () => {
    const stranger = registrationInput();
    await world.call(authCalls.register, { body: stranger });
    await world.mailbox.take(stranger.email);
    await world.call(authCalls.forgetPassword, { body: { email: stranger.email } });
    const password = 'otra-bien-larga';
    const token = await tokenFromMail(world, stranger.email);
    await world.call(authCalls.forgetPasswordVerify, { body: { token, password } });
    const { body: session } = await world.call(authCalls.login, {
      body: { email: stranger.email, password },
    });
    assert.deepEqual(verdict(await complete(session, turning(world, 12))), refused);
  });

  it('cannot result from changing the birthday in the profile', async () => {
    const ana = await createPerson(world);
    const session = { accessToken: ana.token, user: ana };
    assert.deepEqual(verdict(await complete(session, turning(world, 13))), refused);
    const { body } = await world.call(authCalls.profile, {}, ana);
    assert.equal(body.birthday, '1990-05-17');
  });

  it('who already has an account keeps it, and may change everything but the birthday', async () => {
    const child = await createPerson(world);
    const birthday = turning(world, 12);
    await world.store.db.updateTable('users').set({ birthday }).where('id', '=', child.id).execute();
    const session = { accessToken: child.token, user: child };
    assert.equal((await complete(session, birthday)).status, 200);
    assert.deepEqual(verdict(await complete(session, turning(world, 11))), refused);
    assert.equal((await complete(session, turning(world, 15))).status, 200);
  });
});

describe('the age of consent', () => {
  const world = openWorld({ consentAge: 16 });

  it('is set by the operator', async () => {
    const young = registrationInput({ birthday: turning(world, 15) });
    const old = registrationInput({ birthday: turning(world, 16) });
    assert.equal((await world.call(authCalls.register, { body: young })).error?.code, 'BELOW_CONSENT_AGE');
    assert.equal((await world.call(authCalls.register, { body: old })).status, 202);
  });
});
