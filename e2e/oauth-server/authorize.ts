import type { IncomingMessage, ServerResponse } from 'node:http';
import { choiceField, choosePage, refusal } from './choose-page.ts';
import type { Client, Grants } from './grants.ts';
import { basicCredentials, bodyOf, redirect, sendJson, sendPage } from './http.ts';
import type { People, Person } from './people.ts';

/** What GitHub and Facebook share: the client, who may sign in, and the redirect addresses. */
export type PlainProvider = {
  readonly name: string;
  readonly client: Client;
  readonly redirectUri: string;
  readonly people: People;
  readonly grants: Grants;
};

/** The authorization endpoint: shows the page, then redirects with a code or a refusal. */
export async function authorize(
  provider: PlainProvider,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  extra: Readonly<Record<string, string>> = {},
) {
  const query = url.searchParams;
  if (
    query.get('client_id') !== provider.client.clientId ||
    query.get('redirect_uri') !== provider.redirectUri
  ) {
    return sendJson(response, 400, { error: 'unknown client or redirect_uri' });
  }
  if (request.method !== 'POST') return sendPage(response, choosePage(provider.name, provider.people.all()));
  const choice = new URLSearchParams(await bodyOf(request)).get(choiceField);
  const person = choice && choice !== refusal ? provider.people.find(choice) : undefined;
  const returnUrl = new URL(provider.redirectUri);
  const answer = person
    ? { code: provider.grants.issueCode(person, provider.redirectUri), ...extra }
    : { error: 'access_denied', error_description: 'The person turned back' };
  for (const [key, value] of Object.entries(answer)) returnUrl.searchParams.set(key, value);
  const state = query.get('state');
  if (state) returnUrl.searchParams.set('state', state);
  redirect(response, returnUrl);
}

/** Parses a code exchange, sent as a form or as a query, with the secret in it or in the header. */
export async function redeem(
  provider: PlainProvider,
  request: IncomingMessage,
  url: URL,
): Promise<Person | null> {
  const form = request.method === 'POST' ? new URLSearchParams(await bodyOf(request)) : url.searchParams;
  const header = basicCredentials(request);
  const id = header?.id ?? form.get('client_id');
  const secret = header?.secret ?? form.get('client_secret');
  if (id !== provider.client.clientId || secret !== provider.client.clientSecret) return null;
  return provider.grants.redeemCode(form.get('code') ?? '', form.get('redirect_uri') ?? '');
}

/** The access token of a call, from its header or query. */
export function tokenOf(request: IncomingMessage, url: URL): string {
  const [kind, value] = (request.headers.authorization ?? '').split(' ');
  const isBearer = kind !== undefined && ['bearer', 'token'].includes(kind.toLowerCase());
  return (isBearer ? value : url.searchParams.get('access_token')) ?? '';
}
