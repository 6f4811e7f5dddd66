import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, test } from 'node:test';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { type OAuthServer, type Person, startOAuthServer } from './index.ts';

const publicOrigin = 'http://localhost:3999';
let server: OAuthServer;
let ana: Person;

before(async () => {
  server = await startOAuthServer({ publicOrigin });
  ana = server.people.add({
    firstName: 'Ana',
    surnames: 'Ruiz',
    email: 'ana@example.com',
    emailVerified: true,
  });
});

after(() => server.close());

const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) });
const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
});

/** Follows a provider's pages like a browser, and returns the final redirect. */
async function signIn(start: string, choice: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let [url, init]: [string, RequestInit] = [start, {}];
  while (!url.startsWith(publicOrigin)) {
    const cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    const response: Response = await fetch(url, { ...init, headers: { cookie }, redirect: 'manual' });
    for (const one of response.headers.getSetCookie()) {
      const [key = '', value = ''] = one.split(';')[0]?.split('=') ?? [];
      cookies.set(key, value);
    }
    const next = response.headers.get('location');
    [url, init] = next ? [new URL(next, url).href, {}] : [url, form({ person: choice })];
  }
  return new URL(url);
}

const verifier = 'a'.repeat(43);

function authorization(provider: 'google' | 'apple'): string {
  const { issuer, clientId } = server[provider];
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: `${publicOrigin}/api/auth/callback/${provider}`,
    response_type: 'code',
    scope: 'openid email',
    state: 's1',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  return `${issuer}/auth?${query}`;
}

function exchange(provider: 'google' | 'apple', code: string): Promise<Response> {
  const { issuer, clientId, clientSecret } = server[provider];
  const redirect_uri = `${publicOrigin}/api/auth/callback/${provider}`;
  return fetch(`${issuer}/token`, {
    ...form({ grant_type: 'authorization_code', code, redirect_uri, code_verifier: verifier }),
    headers: basic(clientId, clientSecret),
  });
}

test('Google issues an identity that its published keys verify, with a single-use code', async () => {
  const { issuer, clientId } = server.google;
  const back = await signIn(authorization('google'), String(ana.id));
  assert.equal(back.searchParams.get('state'), 's1');
  const code = back.searchParams.get('code') ?? '';
  const { id_token } = (await (await exchange('google', code)).json()) as { id_token: string };
  const discovery = (await (await fetch(`${issuer}/.well-known/openid-configuration`)).json()) as {
    jwks_uri: string;
  };
  const keys = createRemoteJWKSet(new URL(discovery.jwks_uri));
  const { payload } = await jwtVerify(id_token, keys, { issuer, audience: clientId, algorithms: ['RS256'] });
  assert.equal(payload.sub, String(ana.id));
  assert.equal(payload.email, 'ana@example.com');
  assert.equal(payload.email_verified, true);
  assert.equal((await exchange('google', code)).status, 400);
});

test('Apple sends its booleans as text', async () => {
  const back = await signIn(authorization('apple'), String(ana.id));
  const answer = await exchange('apple', back.searchParams.get('code') ?? '');
  const { id_token } = (await answer.json()) as { id_token: string };
  const claims = JSON.parse(Buffer.from(id_token.split('.')[1] ?? '', 'base64url').toString());
  assert.equal(claims.email_verified, 'true');
});

test('a person who cancels at a provider is redirected with access_denied', async () => {
  const back = await signIn(authorization('google'), 'nobody');
  assert.equal(back.searchParams.get('error'), 'access_denied');
  assert.equal(back.searchParams.get('code'), null);
});

test('a forgotten code is refused', async () => {
  const back = await signIn(authorization('google'), String(ana.id));
  server.google.forgetCodes();
  assert.equal((await exchange('google', back.searchParams.get('code') ?? '')).status, 400);
});

test('an identity can be issued directly, valid or with one error', async () => {
  const { issuer, clientId } = server.google;
  const keys = createRemoteJWKSet(new URL(`${issuer}/jwks`));
  const check = (token: string) => jwtVerify(token, keys, { issuer, audience: clientId });
  assert.equal((await check(await server.google.issueIdToken(ana))).payload.email, 'ana@example.com');
  await assert.rejects(check(await server.google.issueIdToken(ana, { aud: 'another' })), /aud/);
  await assert.rejects(check(await server.apple.issueIdToken(ana)), /signature|iss/);
});

test('GitHub issues a token for a code once, returns the person, and confirms the token only to its own client', async () => {
  const { origin, clientId, clientSecret } = server.github;
  const redirect_uri = `${publicOrigin}/api/auth/callback/github`;
  const query = new URLSearchParams({ client_id: clientId, redirect_uri, state: 's2' });
  const back = await signIn(`${origin}/login/oauth/authorize?${query}`, String(ana.id));
  const code = back.searchParams.get('code') ?? '';
  const redeem = async () => {
    const init = { ...form({ code, redirect_uri }), headers: basic(clientId, clientSecret) };
    return (await (await fetch(`${origin}/login/oauth/access_token`, init)).json()) as Record<string, string>;
  };
  const { access_token = '' } = await redeem();
  assert.equal((await redeem()).error, 'bad_verification_code');
  const headers = { authorization: `Bearer ${access_token}` };
  const emails = (await (await fetch(`${origin}/user/emails`, { headers })).json()) as { primary: boolean }[];
  assert.deepEqual(
    emails.find((one) => one.primary),
    {
      email: 'ana@example.com',
      primary: true,
      verified: true,
      visibility: 'private',
    },
  );
  const checkToken = (token: string) =>
    fetch(`${origin}/applications/${clientId}/token`, {
      method: 'POST',
      headers: basic(clientId, clientSecret),
      body: JSON.stringify({ access_token: token }),
    });
  assert.equal((await checkToken(access_token)).status, 200);
  assert.equal((await checkToken(server.github.issueAccessToken(ana, 'another'))).status, 404);
});

test('Facebook returns the requested fields, leaves out an unconfirmed address, and names the owner of a token', async () => {
  const { origin, clientId, clientSecret } = server.facebook;
  const eva = server.people.add({
    firstName: 'Eva',
    surnames: 'Gil',
    email: 'eva@example.com',
    emailVerified: false,
  });
  const me = async (person: Person) => {
    const query = new URLSearchParams({
      fields: 'id,email',
      access_token: server.facebook.issueAccessToken(person),
    });
    return (await fetch(`${origin}/v23.0/me?${query}`)).json();
  };
  assert.deepEqual(await me(ana), { id: String(ana.id), email: 'ana@example.com' });
  assert.deepEqual(await me(eva), { id: String(eva.id) });
  const inspect = async (token: string) => {
    const query = new URLSearchParams({ input_token: token, access_token: `${clientId}|${clientSecret}` });
    return ((await (await fetch(`${origin}/debug_token?${query}`)).json()) as { data: unknown }).data;
  };
  const foreign = server.facebook.issueAccessToken(ana, 'another');
  assert.deepEqual(await inspect(foreign), { app_id: 'another', is_valid: true, user_id: String(ana.id) });
  assert.deepEqual(await inspect('made up'), { app_id: clientId, is_valid: false });
});

test('a provider never redirects to an unregistered address', async () => {
  const { origin, clientId } = server.facebook;
  const query = new URLSearchParams({ client_id: clientId, redirect_uri: 'https://evil.example/' });
  assert.equal((await fetch(`${origin}/dialog/oauth?${query}`)).status, 400);
});
