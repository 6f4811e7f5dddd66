import { timingSafeEqual } from 'node:crypto';
import { hashSecret } from '../../../platform/authorization/secrets.ts';
import type { Services } from '../../../platform/services/services.ts';
import { findClient } from '../client/find-client.ts';
import type { FoundApp } from '../client/queries.ts';
import type { Form } from './exchange.ts';
import { type OauthError, oauthError } from './oauth-error.ts';

interface Credentials {
  readonly id: string | undefined;
  readonly secret: string | undefined;
}

const unknownApp = oauthError('invalid_client', 'The app is unknown, or its secret is wrong');

/** The calling app, authenticated by its secret if it has one (RFC 6749, 2.3). */
export async function identifyApp(
  services: Pick<Services, 'db'>,
  authorization: string | undefined,
  form: Form,
): Promise<FoundApp | OauthError> {
  const given = credentialsOf(authorization, form);
  if ('error' in given) return given;
  const app = await findClient(services, given.id);
  return app && isRight(app, given.secret) ? app : unknownApp;
}

function isRight({ secretHash }: FoundApp, secret: string | undefined): boolean {
  if (secretHash === null) return secret === undefined || secret === '';
  return secret !== undefined && timingSafeEqual(Buffer.from(hashSecret(secret)), Buffer.from(secretHash));
}

/** In the header or in the form, not in both. */
export function credentialsOf(authorization: string | undefined, form: Form): Credentials | OauthError {
  const { client_id: id, client_secret: secret } = form;
  if (authorization === undefined) return { id, secret };
  const encoded = /^Basic ([\w+/=-]+)$/i.exec(authorization)?.[1];
  if (encoded === undefined) return unknownApp;
  if (secret !== undefined) return oauthError('invalid_request', 'Send the secret once');
  const [user = '', password = ''] = Buffer.from(encoded, 'base64').toString().split(':', 2);
  const given = { id: decoded(user), secret: decoded(password) };
  return id === undefined || id === given.id ? given : oauthError('invalid_request', 'Two different apps');
}

/** As forms encode it; a value encoded otherwise is none of ours. */
function decoded(text: string): string | undefined {
  return new URLSearchParams(`text=${text.replaceAll('&', '%26')}`).get('text') ?? undefined;
}
