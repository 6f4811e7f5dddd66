import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { authorize, type PlainProvider, redeem, tokenOf } from './authorize.ts';
import { basicCredentials, bodyOf, sendJson } from './http.ts';
import { fullName } from './people.ts';

/** GitHub from the view of a social login: github.com and api.github.com behind one origin. */
export function github(provider: PlainProvider, origin: string): RequestListener {
  return async (request, response) => {
    const url = new URL(request.url ?? '/', origin);
    if (url.pathname === '/login/oauth/authorize') {
      return authorize(provider, request, response, url, { iss: `${origin}/login/oauth` });
    }
    if (url.pathname === '/login/oauth/access_token') return exchange(provider, request, response, url);
    if (url.pathname === `/applications/${provider.client.clientId}/token`)
      return check(provider, request, response);
    return answerAbout(provider, request, response, url);
  };
}

// Like GitHub, a refused code returns a 200 with an error.
async function exchange(
  provider: PlainProvider,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
) {
  const person = await redeem(provider, request, url);
  if (!person) return sendJson(response, 200, { error: 'bad_verification_code' });
  const token = provider.grants.issueToken(person, provider.client.clientId);
  sendJson(response, 200, { access_token: token, token_type: 'bearer', scope: 'read:user,user:email' });
}

async function check({ client, grants }: PlainProvider, request: IncomingMessage, response: ServerResponse) {
  const credentials = basicCredentials(request);
  if (credentials?.id !== client.clientId || credentials.secret !== client.clientSecret) {
    return sendJson(response, 401, { message: 'Bad credentials' });
  }
  const { access_token: token } = JSON.parse(await bodyOf(request)) as { access_token: string };
  const grant = grants.findToken(token);
  if (grant?.clientId !== client.clientId) return sendJson(response, 404, { message: 'Not Found' });
  const { id } = grant.person;
  sendJson(response, 200, {
    app: { client_id: client.clientId },
    token,
    user: { id, login: `person-${id}` },
  });
}

function answerAbout(
  { grants }: PlainProvider,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
) {
  const person = grants.findToken(tokenOf(request, url))?.person;
  if (!person) return sendJson(response, 401, { message: 'Bad credentials' });
  const { id, email, emailVerified } = person;
  // The address on the profile is whatever the person likes to show; only /user/emails has the confirmed one.
  if (url.pathname === '/user') {
    return sendJson(response, 200, { id, login: `person-${id}`, name: fullName(person), email: null });
  }
  if (url.pathname === '/user/emails') {
    return sendJson(response, 200, [
      { email: `old.${email}`, primary: false, verified: true, visibility: null },
      { email, primary: true, verified: emailVerified, visibility: 'private' },
    ]);
  }
  sendJson(response, 404, { message: 'Not Found' });
}
