import { randomInt } from 'node:crypto';
import { userCodeAlphabet } from '@traip/contract';
import { hashSecret, newSecret } from '../../../platform/authorization/secrets.ts';
import type { Services } from '../../../platform/services/services.ts';
import type { FoundApp } from '../client/queries.ts';
import { readScopes } from '../client/read-scopes.ts';
import type { Form } from './exchange.ts';
import { oauthError } from './oauth-error.ts';
import { insertDevice } from './queries.ts';

const validSeconds = 900;
const pollSeconds = 5;

/** Gives a device the code that it shows, and the one with which it asks what became of it (RFC 8628, 3.2). */
export async function startDevice(
  { db, now, publicOrigin }: Pick<Services, 'db' | 'now' | 'publicOrigin'>,
  app: FoundApp,
  form: Form,
) {
  const scopes = readScopes(form.scope);
  if (!scopes) return oauthError('invalid_scope', 'One of these scopes does not exist');
  const deviceCode = newSecret();
  const device = {
    hash: hashSecret(deviceCode),
    appId: app.id,
    scopes: JSON.stringify(scopes),
    expiresAt: new Date(now().getTime() + validSeconds * 1000),
    interval: pollSeconds,
    askedAt: null,
    deniedAt: null,
    grantId: null,
    usedAt: null,
  };
  let userCode = newUserCode();
  while (!(await insertDevice(db, { ...device, userCode }))) userCode = newUserCode();
  const shown = `${userCode.slice(0, 4)}-${userCode.slice(4)}`;
  return {
    device_code: deviceCode,
    user_code: shown,
    verification_uri: `${publicOrigin}/device`,
    verification_uri_complete: `${publicOrigin}/device?user_code=${shown}`,
    expires_in: validSeconds,
    interval: pollSeconds,
  };
}

function newUserCode(): string {
  return Array.from({ length: 8 }, () => userCodeAlphabet[randomInt(userCodeAlphabet.length)]).join('');
}
