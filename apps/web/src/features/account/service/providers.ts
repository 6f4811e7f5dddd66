import type { Profile as Claims, User } from 'next-auth';
import type { OAuthConfig } from 'next-auth/providers/oauth';
import type { OAuthProviderSettings, OidcProviderSettings, Settings } from '../../../lib/settings.ts';

/** Signed claims, or the provider's profile response. */
type Profile = Claims & { readonly id?: string | number };

type ProviderSettings = Pick<Settings, 'google' | 'apple' | 'github' | 'facebook' | 'publicOrigin'>;

/** Only configured providers are registered. */
export function socialProviders(settings: ProviderSettings): OAuthConfig<Profile>[] {
  const { google, apple, github, facebook } = settings;
  const answersByForm = answersByFormPost(settings.publicOrigin);
  return [
    google && googleProvider(google),
    facebook && facebookProvider(facebook),
    github && githubProvider(github),
    apple && appleProvider(apple, answersByForm),
  ].filter((item) => item !== null);
}

/**
 * Apple returns name and address only with `form_post`. Cookies then have to be sent cross-site, which
 * browsers allow only over https: on plain http (development) a redirect is used instead.
 */
export const answersByFormPost = (publicOrigin: string) => publicOrigin.startsWith('https:');

function googleProvider({ clientId, clientSecret, issuer }: OidcProviderSettings): OAuthConfig<Profile> {
  return {
    ...openId('google', 'Google', issuer),
    clientId,
    clientSecret,
    authorization: { params: { scope: 'openid email profile' } },
  };
}

function appleProvider(
  { clientId, clientSecret, issuer }: OidcProviderSettings,
  answersByForm: boolean,
): OAuthConfig<Profile> {
  const scope = 'openid name email';
  return {
    ...openId('apple', 'Apple', issuer),
    clientId,
    clientSecret,
    authorization: { params: answersByForm ? { scope, response_mode: 'form_post' } : { scope } },
  };
}

function openId(id: string, name: string, issuer: string): OAuthConfig<Profile> {
  return {
    id,
    name,
    type: 'oauth',
    wellKnown: `${issuer}/.well-known/openid-configuration`,
    idToken: true,
    checks: ['pkce', 'state', 'nonce'],
    profile: (claims) => personOf(claims.sub, claims),
  };
}

function githubProvider({
  clientId,
  clientSecret,
  origin,
  apiOrigin,
}: OAuthProviderSettings): OAuthConfig<Profile> {
  return {
    id: 'github',
    name: 'GitHub',
    type: 'oauth',
    clientId,
    clientSecret,
    issuer: `${origin}/login/oauth`,
    authorization: { url: `${origin}/login/oauth/authorize`, params: { scope: 'read:user user:email' } },
    token: `${origin}/login/oauth/access_token`,
    userinfo: `${apiOrigin}/user`,
    checks: ['state'],
    profile: (person) => personOf(person.id, person),
  };
}

function facebookProvider({
  clientId,
  clientSecret,
  origin,
  apiOrigin,
}: OAuthProviderSettings): OAuthConfig<Profile> {
  return {
    id: 'facebook',
    name: 'Facebook',
    type: 'oauth',
    clientId,
    clientSecret,
    // Without a version Facebook uses the oldest one it supports.
    authorization: { url: `${origin}/dialog/oauth`, params: { scope: 'email' } },
    token: `${apiOrigin}/oauth/access_token`,
    userinfo: { url: `${apiOrigin}/me`, params: { fields: 'id,name,email' } },
    checks: ['state'],
    profile: (person) => personOf(person.id, person),
  };
}

/** Only for the service's own session: the backend verifies the identity with the provider itself. */
function personOf(id: string | number | undefined, { name, email }: Profile): User {
  if (id === undefined) throw new Error('The provider gave no identity');
  return { id: String(id), name: name ?? null, email: email ?? null };
}
