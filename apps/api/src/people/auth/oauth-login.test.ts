import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { authCalls, type OAuthProvider, profileCalls, teamCalls } from '@traip/contract';
import { startOAuthServer } from '@traip/e2e/oauth-server';
import {
  credentials,
  registerVerified,
  registrationInput,
  tokenFromMail,
} from '../../testing/fixtures/registration.ts';
import { openWorld } from '../../testing/world.ts';
import { openId } from './providers/open-id.ts';

const server = await startOAuthServer({ publicOrigin: 'https://traip.test' });
const { google, apple, github, facebook } = server;

describe('oauth-login', () => {
  after(() => server.close());
  const world = openWorld({
    providers: {
      google,
      apple,
      github: { ...github, apiOrigin: github.origin },
      facebook: { ...facebook, graphOrigin: facebook.origin },
    },
  });

  let count = 0;
  const newPerson = (more: { email?: string; emailVerified?: boolean } = {}) => {
    count++;
    return server.people.add({
      firstName: 'Iván',
      surnames: 'Cano Ruiz',
      email: `ivan.${count}@correo.es`,
      emailVerified: true,
      ...more,
    });
  };
  type Somebody = ReturnType<typeof newPerson>;

  const tokenOf: Record<
    OAuthProvider,
    (person: Somebody) => Promise<{ idToken: string } | { accessToken: string }>
  > = {
    google: async (person) => ({ idToken: await google.issueIdToken(person) }),
    apple: async (person) => ({ idToken: await apple.issueIdToken(person) }),
    github: async (person) => ({ accessToken: github.issueAccessToken(person) }),
    facebook: async (person) => ({ accessToken: facebook.issueAccessToken(person) }),
  };

  const enter = async (provider: OAuthProvider, person: Somebody) =>
    world.call(authCalls.oauthLogin, { body: { provider, ...(await tokenOf[provider](person)) } });

  for (const provider of ['google', 'apple', 'github', 'facebook'] as const) {
    it(`creates an account for a newcomer from ${provider}, and finds it again the next time`, async () => {
      const person = newPerson();
      const first = await enter(provider, person);
      assert.equal(first.status, 200);
      assert.equal(first.body.user.email, person.email);
      const again = await enter(provider, person);
      assert.equal(again.body.user.id, first.body.user.id);
    });
  }

  it('rejects keys published by anyone else', async () => {
    const { issuer } = google;
    const impostor = openId({ issuer: `${issuer}/`, clientId: google.clientId });
    assert.equal(await impostor({ idToken: await google.issueIdToken(newPerson()) }), 'unavailable');
  });

  it('does not give a password account to a user with the same address at a provider', async () => {
    const owner = await registerVerified(world);
    const answer = await enter('google', newPerson({ email: owner.email }));
    assert.deepEqual([answer.status, answer.error?.code], [409, 'ACCOUNT_NOT_LINKED']);
  });

  it('does not join accounts of two providers with the same address', async () => {
    const person = newPerson();
    await enter('google', person);
    assert.equal((await enter('github', person)).error?.code, 'ACCOUNT_NOT_LINKED');
  });

  it('gives an unverified address to the user who proves it, and drops the other password', async () => {
    const squatter = registrationInput({ firstName: 'Extraño' });
    await world.call(authCalls.register, { body: squatter });
    const link = await tokenFromMail(world, squatter.email);
    const owner = await enter('google', newPerson({ email: squatter.email }));
    assert.equal(owner.status, 200);
    assert.notEqual(owner.body.user.firstName, 'Extraño');
    assert.equal(owner.body.user.birthday, null, 'nor what else was written');
    await world.call(authCalls.verifyEmail, { body: { token: link } });
    assert.equal((await world.call(authCalls.login, { body: credentials(squatter) })).status, 401);
  });

  it('requires birthday and sport before the account can be used', async () => {
    const { accessToken: token, user } = (await enter('google', newPerson())).body;
    assert.deepEqual([user.birthday, user.favoriteSport], [null, null]);
    const found = () => world.call(teamCalls.create, { body: { name: 'Rayo' } }, { token });
    const early = await found();
    assert.deepEqual([early.status, early.error?.code], [403, 'PROFILE_INCOMPLETE']);
    assert.equal((await world.call(authCalls.profile, {}, { token })).status, 200);
    assert.equal((await world.call(profileCalls.myData, {}, { token })).status, 200);
    const body = { ...user, surnames: 'León', birthday: '1990-01-02', favoriteSport: 'PADEL' as const };
    const params = { userCode: user.userCode };
    assert.equal((await world.call(profileCalls.update, { params, body }, { token })).status, 200);
    assert.equal((await found()).status, 201);
  });

  it('protects a minor as soon as the birthday is known', async () => {
    const { accessToken: token, user } = (await enter('google', newPerson())).body;
    assert.equal(user.privacy, 'PUBLIC');
    const birthday = `${world.now().getUTCFullYear() - 16}-03-03`;
    const body = { ...user, surnames: 'León', birthday, favoriteSport: 'PADEL' as const };
    const params = { userCode: user.userCode };
    const minor = (await world.call(profileCalls.update, { params, body }, { token })).body;
    assert.equal(minor.privacy, 'PRIVATE');
    assert.doesNotMatch(minor.userCode, /leon/);
  });

  it('drops an invalid name, and admits its owner', async () => {
    const { idToken } = (await tokenOf.apple(newPerson())) as { idToken: string };
    const body = { provider: 'apple', idToken, firstName: 'premios.com', surnames: 'León' } as const;
    const { status, body: session } = await world.call(authCalls.oauthLogin, { body });
    assert.equal(status, 200);
    assert.doesNotMatch(session.user.firstName, /premios/);
    assert.equal(session.user.surnames, 'León');
  });

  it('refuses an address that the provider has not verified', async () => {
    for (const provider of ['google', 'github'] as const) {
      const answer = await enter(provider, newPerson({ emailVerified: false }));
      assert.deepEqual([answer.status, answer.error?.code], [403, 'PROVIDER_EMAIL_UNVERIFIED']);
    }
  });

  it('creates one account when two requests of a newcomer arrive at once', async () => {
    const person = newPerson();
    const answers = await Promise.all([
      enter('google', person),
      enter('google', person),
      enter('google', person),
    ]);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200],
    );
    assert.equal(new Set(answers.map(({ body }) => body.user.id)).size, 1);
  });

  it('rejects an identity that is meant for another application, expired, old, or signed by another', async () => {
    const person = newPerson();
    const hourAgo = Math.floor(Date.now() / 1000) - 3600;
    const forged = [
      await google.issueIdToken(person, { aud: 'another-application' }),
      await google.issueIdToken(person, { exp: hourAgo }),
      await google.issueIdToken(person, { iat: hourAgo }),
      await google.issueIdToken(person, { iss: 'https://evil.example' }),
      await apple.issueIdToken(person),
      'not.a.token',
    ];
    for (const idToken of forged) {
      const answer = await world.call(authCalls.oauthLogin, { body: { provider: 'google', idToken } });
      assert.deepEqual([answer.status, answer.error?.code], [401, 'PROVIDER_TOKEN_INVALID']);
    }
  });

  it('rejects an access token issued to another application', async () => {
    const person = newPerson();
    for (const [provider, issuer] of Object.entries({ github, facebook })) {
      const accessToken = issuer.issueAccessToken(person, 'another-application');
      const answer = await world.call(authCalls.oauthLogin, {
        body: { provider: provider as OAuthProvider, accessToken },
      });
      assert.equal(answer.error?.code, 'PROVIDER_TOKEN_INVALID', provider);
    }
  });

  it('requires the kind of token that the provider issues', async () => {
    const accessToken = await google.issueIdToken(newPerson());
    const answer = await world.call(authCalls.oauthLogin, { body: { provider: 'google', accessToken } });
    assert.equal(answer.error?.code, 'PROVIDER_TOKEN_INVALID');
  });
});

describe('oauth-login with a missing or unavailable provider', () => {
  const world = openWorld({
    providers: { google: { clientId: 'x', clientSecret: 'y', issuer: 'http://127.0.0.1:1' } },
  });

  it('reports that a provider is not configured here', async () => {
    const answer = await world.call(authCalls.oauthLogin, { body: { provider: 'apple', idToken: 'x' } });
    assert.deepEqual([answer.status, answer.error?.code], [422, 'PROVIDER_NOT_CONFIGURED']);
  });

  it('reports that a provider does not answer', async () => {
    const answer = await world.call(authCalls.oauthLogin, { body: { provider: 'google', idToken: 'x' } });
    assert.deepEqual([answer.status, answer.error?.code], [503, 'PROVIDER_UNAVAILABLE']);
  });
});
