import assert from 'node:assert/strict';
import { test } from 'node:test';
import { socialProviders } from './providers.ts';

const none = {
  google: null,
  apple: null,
  github: null,
  facebook: null,
  publicOrigin: 'https://traip.example',
};
const secret = { clientId: 'id', clientSecret: 'secret' };
const apple = { ...secret, issuer: 'https://appleid.apple.com' };
const github = { ...secret, origin: 'http://localhost:9', apiOrigin: 'http://localhost:8' };

test('only configured providers exist', () => {
  assert.deepEqual(socialProviders(none), []);
  assert.deepEqual(
    socialProviders({ ...none, apple, github }).map(({ id }) => id),
    ['github', 'apple'],
  );
});

test('a signed identity is requested with a proof key, a state and a nonce', () => {
  const [google] = socialProviders({ ...none, google: { ...secret, issuer: 'https://accounts.google.com' } });
  assert.equal(google?.wellKnown, 'https://accounts.google.com/.well-known/openid-configuration');
  assert.equal(google?.idToken, true);
  assert.deepEqual(google?.checks, ['pkce', 'state', 'nonce']);
});

test('GitHub is reached at the configured address', () => {
  const [provider] = socialProviders({ ...none, github });
  assert.equal(provider?.token, 'http://localhost:9/login/oauth/access_token');
  assert.equal(provider?.userinfo, 'http://localhost:8/user');
});

test('Apple responds with a posted form over https, and with a redirect on a development machine', () => {
  const modeAt = (publicOrigin: string) => {
    const [provider] = socialProviders({ ...none, apple, publicOrigin });
    return typeof provider?.authorization === 'object' && provider.authorization.params?.response_mode;
  };
  assert.equal(modeAt('https://traip.example'), 'form_post');
  assert.equal(modeAt('http://localhost:3000'), undefined);
});
