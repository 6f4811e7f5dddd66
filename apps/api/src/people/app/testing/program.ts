import { createHash, randomBytes } from 'node:crypto';
import { appCalls, type CallInput } from '@traip/contract';
import type { World } from '../../../testing/world.ts';

/** The response of a token endpoint. */
interface FormAnswer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every kind
  readonly body: any;
  readonly headers: Record<string, unknown>;
}

interface FormOptions {
  readonly basic?: readonly [id: string, secret: string];
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a form as programs do. */
export async function sendForm(
  world: World,
  path: string,
  form: Readonly<Record<string, string>> | string,
  { basic, headers = {} }: FormOptions = {},
): Promise<FormAnswer> {
  const response = await world.app.inject({
    method: 'POST',
    url: `/oauth/${path}`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(basic ? { authorization: `Basic ${btoa(basic.map(encodeURIComponent).join(':'))}` } : {}),
      ...headers,
    },
    payload: typeof form === 'string' ? form : new URLSearchParams(form).toString(),
  });
  const body = response.body === '' ? undefined : response.json();
  return { status: response.statusCode, body, headers: response.headers };
}

export const returnAddress = 'https://marcador.example/vuelta';

/** A third-party program that wants to act for people: its request, and its later proof. */
export function programOf(clientId: string) {
  const verifier = randomBytes(32).toString('base64url');
  const request = {
    clientId,
    redirectUri: returnAddress,
    responseType: 'code',
    scope: 'read results',
    state: 'sábado',
    codeChallenge: createHash('sha256').update(verifier).digest('base64url'),
    codeChallengeMethod: 'S256',
  };
  return { verifier, request };
}

type Request = CallInput<typeof appCalls.checkAuthorization>['body'];

/** A user allows what a program requests, and the browser takes the code to it. */
export async function allow(
  world: World,
  person: { readonly token: string },
  request: Request,
  organisationId: string | null = null,
): Promise<URL> {
  const body = { ...request, organisationId };
  const { body: given, error } = await world.call(appCalls.authorize, { body }, person);
  if (error) throw new Error(error.code);
  return new URL(given.redirectTo);
}

/** The form that exchanges a code. */
export const exchangeForm = (clientId: string, verifier: string, code: string) => ({
  grant_type: 'authorization_code',
  client_id: clientId,
  code,
  code_verifier: verifier,
  redirect_uri: returnAddress,
});

/** The tokens that a program without a secret gets after a user has allowed it. */
export async function connect(
  world: World,
  person: { readonly token: string },
  clientId: string,
  { scope = 'read results', organisationId = null as string | null } = {},
) {
  const { request, verifier } = programOf(clientId);
  const answer = await allow(world, person, { ...request, scope }, organisationId);
  const code = answer.searchParams.get('code') ?? '';
  const { body } = await sendForm(world, 'token', exchangeForm(clientId, verifier, code));
  return { code, verifier, access: body.access_token as string, refresh: body.refresh_token as string };
}
