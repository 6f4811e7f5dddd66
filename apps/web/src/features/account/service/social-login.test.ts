import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CallFailure, type ErrorCode, errorBody } from '@traip/contract';
import { clubSession } from '../../../lib/session/session.sample.ts';
import { socialLogin } from './social-login.ts';

const club = clubSession();
const account = (provider: string, tokens: object) => ({
  provider,
  providerAccountId: '1',
  type: 'oauth' as const,
  ...tokens,
});

function backend(answer: () => Promise<typeof club> = async () => club) {
  const bodies: unknown[] = [];
  return {
    bodies,
    api: {
      oauthLogin: ({ body }: { body: unknown }) => {
        bodies.push(body);
        return answer();
      },
    },
  };
}

test('Google and Apple hand over the signed identity and nothing else', async () => {
  const { api, bodies } = backend();
  const google = account('google', { id_token: 'signed', access_token: 'key' });
  assert.deepEqual(await socialLogin(api, google, { locale: 'en' }), { club });
  assert.deepEqual(bodies, [{ provider: 'google', idToken: 'signed', locale: 'en' }]);
});

test('GitHub and Facebook hand over the access token', async () => {
  const { api, bodies } = backend();
  await socialLogin(api, account('github', { access_token: 'key' }), { locale: 'es' });
  assert.deepEqual(bodies, [{ provider: 'github', accessToken: 'key', locale: 'es' }]);
});

test('an unknown provider, or one without a proof, never reaches the backend', async () => {
  const { api, bodies } = backend();
  const forgetful = account('google', { access_token: 'key' });
  assert.deepEqual(await socialLogin(api, forgetful, { locale: 'es' }), { error: 'OAuthCallback' });
  const unknownProvider = account('myspace', { access_token: 'key' });
  assert.deepEqual(await socialLogin(api, unknownProvider, { locale: 'es' }), { error: 'OAuthCallback' });
  assert.deepEqual(bodies, []);
});

const names: [ErrorCode, string][] = [
  ['ACCOUNT_NOT_LINKED', 'OAuthAccountNotLinked'],
  ['PROVIDER_EMAIL_UNVERIFIED', 'ProviderEmailUnverified'],
  ['PROVIDER_NOT_CONFIGURED', 'ProviderUnavailable'],
  ['PROVIDER_TOKEN_INVALID', 'OAuthCallback'],
  ['TOO_MANY_REQUESTS', 'TooManyRequests'],
  ['SERVER_ERROR', 'Callback'],
];
for (const [code, error] of names) {
  test(`${code} is explained as ${error}`, async () => {
    const { api } = backend(async () => {
      throw new CallFailure('ERR_BAD_REQUEST', 'oauthLogin', {
        status: 400,
        body: errorBody({ refused: code }),
      });
    });
    const result = await socialLogin(api, account('github', { access_token: 'key' }), { locale: 'es' });
    assert.deepEqual(result, { error });
  });
}
