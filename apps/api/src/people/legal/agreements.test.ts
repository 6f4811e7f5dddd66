import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { authCalls, legalCalls, profileCalls } from '@traip/contract';
import { startOAuthServer } from '@traip/e2e/oauth-server';
import { Authenticator } from '../../testing/fixtures/authenticator.ts';
import { createPerson } from '../../testing/fixtures/people.ts';
import { registrationInput, signIn, tokenFromMail } from '../../testing/fixtures/registration.ts';
import { openWorld } from '../../testing/world.ts';
import { createLegalTexts } from './create-legal-texts.ts';

const server = await startOAuthServer({ publicOrigin: 'https://traip.test' });

describe('a user who opens an account', () => {
  after(() => server.close());
  const world = openWorld({ providers: { google: server.google } });

  const inForce = async (locale: 'es' | 'en') => {
    const { body } = await world.call(legalCalls.versions, { params: { locale } });
    return [
      ['terms', locale, body.terms],
      ['privacy', locale, body.privacy],
    ];
  };
  const agreed = async (token: string) => {
    const { body } = await world.call(profileCalls.agreements, {}, { token });
    return body.agreements.map(({ document, locale, version }) => [document, locale, version]);
  };
  const verify = async (email: string) =>
    world.call(authCalls.verifyEmail, { body: { token: await tokenFromMail(world, email) } });

  it('with a password agrees to the texts in force, in the language of the form', async () => {
    const person = registrationInput({ locale: 'en' });
    await world.call(authCalls.register, { body: person });
    await verify(person.email);
    const { accessToken: token } = await signIn(world, person);
    assert.deepEqual(await agreed(token), await inForce('en'));
  });

  it('agrees when registering, not when opening the email', async () => {
    const person = registrationInput();
    const before = world.now();
    await world.call(authCalls.register, { body: person });
    const registered = world.now();
    world.advance(30);
    await verify(person.email);
    const { accessToken: token } = await signIn(world, person);
    const { body } = await world.call(profileCalls.agreements, {}, { token });
    for (const { agreedAt } of body.agreements) {
      const at = new Date(agreedAt);
      assert.ok(before <= at && at <= registered, String(agreedAt));
    }
  });

  it('with a passkey agrees too', async () => {
    const { password: _none, ...person } = registrationInput();
    const { email } = person;
    const { body: challenge } = await world.call(authCalls.signUpPasskeyOptions, { body: { email } });
    const device = new Authenticator();
    const body = { ...person, challengeId: challenge.challengeId, passkey: device.create(challenge.options) };
    await world.call(authCalls.registerWithPasskey, { body });
    await verify(email);
    const { body: login } = await world.call(authCalls.passkeyOptions, { body: {} });
    const used = { challengeId: login.challengeId, passkey: device.use(login.options) };
    const { body: session } = await world.call(authCalls.passkeyLogin, { body: used });
    assert.deepEqual(await agreed(session.accessToken), await inForce('es'));
  });

  it('through a provider agrees when they complete their profile, once', async () => {
    const profile = { firstName: 'Iván', surnames: 'Cano', email: 'ivan@correo.es', emailVerified: true };
    const idToken = await server.google.issueIdToken(server.people.add(profile));
    const { body: session } = await world.call(authCalls.oauthLogin, {
      body: { provider: 'google', idToken, locale: 'es' },
    });
    const { accessToken: token, user } = session;
    assert.deepEqual(await agreed(token), []);
    const save = (firstName: string) => {
      const body = { ...user, firstName, birthday: '1990-01-02', favoriteSport: 'PADEL' as const };
      return world.call(profileCalls.update, { params: user, body }, { token });
    };
    assert.equal((await save('Iván')).status, 200);
    assert.deepEqual(await agreed(token), await inForce('es'));
    await save('Juan');
    assert.equal((await agreed(token)).length, 2);
  });

  it('finds the exact texts in the data export; they are deleted with the account', async () => {
    const person = registrationInput();
    await world.call(authCalls.register, { body: person });
    await verify(person.email);
    const { accessToken: token, user } = await signIn(world, person);
    const { body: terms } = await world.call(legalCalls.text, {
      params: { document: 'terms', locale: 'es' },
    });
    const { body: data } = await world.call(profileCalls.myData, {}, { token });
    const found = (data.agreements as { document: string; version: string; text: string }[]).find(
      ({ document }) => document === 'terms',
    );
    assert.deepEqual([found?.version, found?.text], [terms.version, terms.markdown]);
    const body = { userCode: user.userCode, password: person.password };
    await world.call(profileCalls.deleteAccount, { body }, { token });
    const left = await world.store.db
      .selectFrom('agreements')
      .select('version')
      .where('userId', '=', user.id)
      .execute();
    assert.deepEqual(left, []);
  });

  it('from before texts had versions is asked for nothing', async () => {
    const ana = await createPerson(world);
    const { email: _, password: __, ...person } = registrationInput({ birthday: '1990-05-17' });
    const body = { ...person, bio: null, privacy: 'PUBLIC' as const };
    assert.equal((await world.call(profileCalls.update, { params: ana, body }, ana)).status, 200);
    assert.deepEqual(await agreed(ana.token), []);
  });
});

it('a version changes exactly when its text or the details in it change', () => {
  const where = { consentAge: 14, publicOrigin: 'https://traip.test' };
  const versionWith = (OPERATOR_NAME: string) =>
    createLegalTexts({ operator: { OPERATOR_NAME } }, where).terms.es.version;
  assert.equal(versionWith('Liga Norte'), versionWith('Liga Norte'));
  assert.notEqual(versionWith('Liga Norte'), versionWith('Liga Sur'));
  assert.match(versionWith('Liga Norte'), /^[0-9a-f]{8}$/);
});
