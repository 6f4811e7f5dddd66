import type { JWTPayload } from 'jose';
import type { PlainProvider } from './authorize.ts';
import { facebook } from './facebook.ts';
import { github } from './github.ts';
import { createGrants } from './grants.ts';
import { listen } from './http.ts';
import { type OpenIdFlavour, openId } from './openid.ts';
import { createPeople, type People, type Person } from './people.ts';

export { labelOf } from './choose-page.ts';
export type { Person } from './people.ts';

type Flavour = { readonly clientId: string; readonly clientSecret: string; readonly forgetCodes: () => void };

type OpenIdProvider = Flavour & {
  readonly issuer: string;
  readonly issueIdToken: (person: Person, changes?: JWTPayload) => Promise<string>;
};

type TokenProvider = Flavour & {
  readonly origin: string;
  /** An access token issued by the provider; for another application if `clientId` isn't ours. */
  readonly issueAccessToken: (person: Person, clientId?: string) => string;
};

/** Google, Apple, GitHub and Facebook on this machine. */
export type OAuthServer = {
  readonly people: People;
  readonly google: OpenIdProvider;
  readonly apple: OpenIdProvider;
  readonly github: TokenProvider;
  readonly facebook: TokenProvider;
  /** The environment variables that point Traip at these providers. */
  readonly environment: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
};

/** Starts the four providers, each on its own port, for a Traip at `publicOrigin`. */
export async function startOAuthServer({ publicOrigin }: { publicOrigin: string }): Promise<OAuthServer> {
  const people = createPeople();
  const [google, apple, hub, book] = await Promise.all([
    startOpenId('Google', publicOrigin, people),
    startOpenId('Apple', publicOrigin, people),
    startPlain('GitHub', publicOrigin, people, github),
    startPlain('Facebook', publicOrigin, people, facebook),
  ]);
  const all = [google, apple, hub, book];
  const providers = { google, apple, github: hub, facebook: book };
  const close = async () => void (await Promise.all(all.map((one) => one.close())));
  return { people, ...providers, environment: environmentFor(providers), close };
}

type Names = Pick<OAuthServer, 'google' | 'apple' | 'github' | 'facebook'>;

function environmentFor(providers: Names): Record<string, string> {
  const clients = Object.entries(providers).flatMap(([name, { clientId, clientSecret }]) => [
    [`${name.toUpperCase()}_CLIENT_ID`, clientId],
    [`${name.toUpperCase()}_CLIENT_SECRET`, clientSecret],
  ]);
  return {
    ...Object.fromEntries(clients),
    GOOGLE_ISSUER: providers.google.issuer,
    APPLE_ISSUER: providers.apple.issuer,
    GITHUB_ORIGIN: providers.github.origin,
    GITHUB_API_ORIGIN: providers.github.origin,
    FACEBOOK_ORIGIN: providers.facebook.origin,
    FACEBOOK_GRAPH_ORIGIN: providers.facebook.origin,
  };
}

function clientOf(name: string, publicOrigin: string) {
  const id = name.toLowerCase();
  const client = { clientId: `traip-at-${id}`, clientSecret: `secret-of-traip-at-${id}-that-is-long-enough` };
  return { client, redirectUri: `${publicOrigin}/api/auth/callback/${id}` };
}

async function startOpenId(name: 'Google' | 'Apple', publicOrigin: string, people: People) {
  const { client, redirectUri } = clientOf(name, publicOrigin);
  let flavour: OpenIdFlavour | undefined;
  const { origin, close } = await listen(async (issuer) => {
    flavour = await openId({ name, client, redirectUri, people }, issuer);
    return flavour.listener;
  });
  if (!flavour) throw new Error(`${name} did not start`);
  const { forgetCodes, issueIdToken } = flavour;
  return { ...client, issuer: origin, forgetCodes, issueIdToken, close };
}

async function startPlain(name: string, publicOrigin: string, people: People, make: typeof github) {
  const grants = createGrants();
  const { client, redirectUri } = clientOf(name, publicOrigin);
  const provider: PlainProvider = { name, client, redirectUri, people, grants };
  const { origin, close } = await listen((own) => make(provider, own));
  const issueAccessToken = (person: Person, clientId = client.clientId) =>
    grants.issueToken(person, clientId);
  return { ...client, origin, issueAccessToken, forgetCodes: grants.forgetCodes, close };
}
