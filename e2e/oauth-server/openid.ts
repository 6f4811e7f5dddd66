import { randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import Provider, { type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import { choiceField, choosePage, refusal } from './choose-page.ts';
import type { Client } from './grants.ts';
import { bodyOf, sendPage } from './http.ts';
import { createMemory } from './memory-adapter.ts';
import { fullName, type People, type Person } from './people.ts';

type OpenIdSettings = {
  readonly name: 'Google' | 'Apple';
  readonly client: Client;
  readonly redirectUri: string;
  readonly people: People;
};

export type OpenIdFlavour = {
  readonly listener: RequestListener;
  readonly forgetCodes: () => void;
  /** An identity signed with the provider's own key; `changes` introduce an error. */
  readonly issueIdToken: (person: Person, changes?: JWTPayload) => Promise<string>;
};

const keyId = 'signing';

/** Google or Apple: an OpenID provider with discovery, PKCE and RS256 identities. */
export async function openId(settings: OpenIdSettings, issuer: string): Promise<OpenIdFlavour> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: keyId, alg: 'RS256', use: 'sig' };
  const memory = createMemory();
  const provider = new Provider(issuer, {
    ...configurationFor(settings),
    adapter: memory.adapter,
    jwks: { keys: [jwk] },
  });
  const issueIdToken = (person: Person, changes: JWTPayload = {}) => {
    const now = Math.floor(Date.now() / 1000);
    const standard = { iss: issuer, aud: settings.client.clientId, iat: now, exp: now + 600 };
    return new SignJWT({ ...claimsOf(settings, person), ...standard, ...changes })
      .setProtectedHeader({ alg: 'RS256', kid: keyId })
      .sign(privateKey);
  };
  return { listener: listenerFor(settings, provider), forgetCodes: memory.forgetCodes, issueIdToken };
}

function configurationFor(settings: OpenIdSettings): Configuration {
  const { client, redirectUri, people } = settings;
  return {
    clients: [
      { client_id: client.clientId, client_secret: client.clientSecret, redirect_uris: [redirectUri] },
    ],
    cookies: { keys: [randomBytes(16).toString('hex')] },
    // The real providers put name and address into the identity itself, not only into userinfo.
    conformIdTokenClaims: false,
    scopes: ['openid', 'email', 'profile', 'name'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    pkce: { required: () => true },
    ttl: {
      Interaction: 600,
      Session: 600,
      Grant: 600,
      AccessToken: 600,
      IdToken: 600,
      AuthorizationCode: 60,
    },
    loadExistingGrant: grantEverything,
    findAccount: async (_ctx, id) => {
      const person = people.find(id);
      return person && { accountId: id, claims: async () => claimsOf(settings, person) };
    },
  };
}

// Choosing one's own name counts as consent: a second page would only repeat the question.
async function grantEverything({ oidc }: KoaContextWithOIDC) {
  const { client, session, provider, params } = oidc;
  const grant = new provider.Grant({ clientId: client?.clientId ?? '', accountId: session?.accountId ?? '' });
  grant.addOIDCScope(String(params?.scope));
  await grant.save();
  return grant;
}

function claimsOf({ name }: OpenIdSettings, person: Person) {
  const sub = String(person.id);
  // Apple sends its booleans as text and the name only in a form field.
  if (name === 'Apple') return { sub, email: person.email, email_verified: String(person.emailVerified) };
  return {
    sub,
    email: person.email,
    email_verified: person.emailVerified,
    name: fullName(person),
    given_name: person.firstName,
    family_name: person.surnames,
  };
}

function listenerFor(settings: OpenIdSettings, provider: Provider): RequestListener {
  const rest = provider.callback();
  return async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return rest(request, response);
    if (request.method === 'POST') return decide(settings, provider, request, response);
    return sendPage(response, choosePage(settings.name, settings.people.all()));
  };
}

async function decide(
  { people }: OpenIdSettings,
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const choice = new URLSearchParams(await bodyOf(request)).get(choiceField);
  const person = choice && choice !== refusal ? people.find(choice) : undefined;
  const result = person
    ? { login: { accountId: String(person.id) } }
    : { error: 'access_denied', error_description: 'The person turned back' };
  await provider.interactionFinished(request, response, result);
}
