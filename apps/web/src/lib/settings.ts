/**
 * The settings of the web server, validated before this process starts. Read at run time, never during the
 * build, and only on the server.
 */
export interface OidcProviderSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly issuer: string;
}

export interface OAuthProviderSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly origin: string;
  readonly apiOrigin: string;
}

export interface Settings {
  readonly apiOrigin: string;
  readonly publicOrigin: string;
  readonly authSecret: string;
  /** Null if there is none. */
  readonly analyticsUrl: string | null;
  /** Whether pages are cached for offline use. */
  readonly worksOffline: boolean;
  /** Null without an id and a secret. */
  readonly google: OidcProviderSettings | null;
  readonly apple: OidcProviderSettings | null;
  readonly github: OAuthProviderSettings | null;
  readonly facebook: OAuthProviderSettings | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

let cached: Settings | undefined;

export function settings(): Settings {
  cached ??= settingsFrom(process.env);
  return cached;
}

export function settingsFrom(env: Environment): Settings {
  const publicOrigin = env.PUBLIC_ORIGIN || 'http://localhost:3000';
  return {
    apiOrigin: env.API_ORIGIN || publicOrigin,
    publicOrigin,
    authSecret: env.NEXTAUTH_SECRET || '',
    analyticsUrl: env.ANALYTICS_URL || null,
    // Development files change under the same name: they must not be cached.
    worksOffline: env.OFFLINE !== 'false' && env.NODE_ENV !== 'development',
    google: oidcProvider(env, 'GOOGLE', 'https://accounts.google.com'),
    apple: oidcProvider(env, 'APPLE', 'https://appleid.apple.com'),
    github: oauthProvider(env, 'GITHUB', {
      origin: 'https://github.com',
      apiOrigin: env.GITHUB_API_ORIGIN || 'https://api.github.com',
    }),
    facebook: oauthProvider(env, 'FACEBOOK', {
      origin: 'https://www.facebook.com',
      apiOrigin: env.FACEBOOK_GRAPH_ORIGIN || 'https://graph.facebook.com',
    }),
  };
}

function credentials(env: Environment, name: string) {
  const clientId = env[`${name}_CLIENT_ID`];
  const clientSecret = env[`${name}_CLIENT_SECRET`];
  return clientId && clientSecret ? { clientId, clientSecret } : null;
}

function oidcProvider(env: Environment, name: string, issuer: string): OidcProviderSettings | null {
  const found = credentials(env, name);
  return found && { ...found, issuer: env[`${name}_ISSUER`] || issuer };
}

function oauthProvider(
  env: Environment,
  name: string,
  defaults: { origin: string; apiOrigin: string },
): OAuthProviderSettings | null {
  const found = credentials(env, name);
  return found && { ...found, ...defaults, origin: env[`${name}_ORIGIN`] || defaults.origin };
}
