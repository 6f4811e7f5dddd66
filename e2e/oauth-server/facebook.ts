import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { authorize, type PlainProvider, redeem, tokenOf } from './authorize.ts';
import { sendJson } from './http.ts';
import { fullName, type Person } from './people.ts';

/** Facebook from the view of a social login: www and graph behind one origin, with or without a version. */
export function facebook(provider: PlainProvider, origin: string): RequestListener {
  return async (request, response) => {
    const url = new URL(request.url ?? '/', origin);
    const path = url.pathname.replace(/^\/v\d+(\.\d+)?\//, '/');
    if (path === '/dialog/oauth') return authorize(provider, request, response, url);
    if (path === '/oauth/access_token') return exchange(provider, request, response, url);
    if (path === '/debug_token') return inspect(provider, response, url);
    if (path === '/me') return sendProfile(provider, request, response, url);
    return refuse(response, 'Unknown path components');
  };
}

async function exchange(
  provider: PlainProvider,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
) {
  const person = await redeem(provider, request, url);
  if (!person) return refuse(response, 'This authorization code has been used or has expired.');
  const token = provider.grants.issueToken(person, provider.client.clientId);
  sendJson(response, 200, { access_token: token, token_type: 'bearer', expires_in: 5_183_944 });
}

function inspect({ client, grants }: PlainProvider, response: ServerResponse, url: URL) {
  if (url.searchParams.get('access_token') !== `${client.clientId}|${client.clientSecret}`) {
    return refuse(response, 'Invalid OAuth access token signature.');
  }
  const grant = grants.findToken(url.searchParams.get('input_token') ?? '');
  if (!grant) return sendJson(response, 200, { data: { app_id: client.clientId, is_valid: false } });
  sendJson(response, 200, {
    data: { app_id: grant.clientId, is_valid: true, user_id: String(grant.person.id) },
  });
}

function sendProfile(
  { grants }: PlainProvider,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
) {
  const person = grants.findToken(tokenOf(request, url))?.person;
  if (!person) return refuse(response, 'Invalid OAuth access token.');
  const fields = (url.searchParams.get('fields') ?? 'id,name').split(',');
  sendJson(
    response,
    200,
    Object.fromEntries(Object.entries(fieldsOf(person)).filter(([key]) => fields.includes(key))),
  );
}

// An unconfirmed address is left out.
function fieldsOf(person: Person) {
  return {
    id: String(person.id),
    name: fullName(person),
    first_name: person.firstName,
    last_name: person.surnames,
    ...(person.emailVerified ? { email: person.email } : {}),
  };
}

function refuse(response: ServerResponse, message: string) {
  sendJson(response, 400, { error: { message, type: 'OAuthException', code: 190 } });
}
