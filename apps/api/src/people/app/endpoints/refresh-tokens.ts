import type { KeyObject } from 'node:crypto';
import { deriveSecret, hashSecret } from '../../../platform/authorization/secrets.ts';
import { newTokenSecret } from '../../../platform/authorization/token-secret.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Keys } from '../../../platform/services/keys.ts';
import { readScopes } from '../client/read-scopes.ts';
import type { Exchange } from './exchange.ts';
import { issueTokens } from './issue-tokens.ts';
import { oauthError } from './oauth-error.ts';
import { findRefreshToken, lockRefreshToken, revokeGrant, setRotated } from './queries.ts';

/** If a scoreboard's network fails during the response, it may retry: it gets the same refresh token. */
const graceSeconds = 60;

/** Exchanges a refresh token for a new one. Late reuse means it was stolen by or from the sender. */
export const refreshTokens: Exchange = async (trx, { app, form, keys, at }) => {
  const { refresh_token: token, scope } = form;
  if (token === undefined) return oauthError('invalid_request', 'refresh_token is missing');
  const hash = hashSecret(token);
  const found = await lockRefreshToken(trx, hash);
  if (!found || found.appId !== app.id || found.expiresAt <= at || !found.works)
    return oauthError('invalid_grant', 'This refresh token is unknown, expired or revoked');
  const { rotatedAt } = found;
  if (rotatedAt !== null && at.getTime() - rotatedAt.getTime() > graceSeconds * 1000) {
    await revokeGrant(trx, found.grantId, at);
    return oauthError('invalid_grant', 'This refresh token was used before: all tokens of it are revoked');
  }
  const scopes = scope === undefined ? found.scopes : readScopes(scope);
  if (!scopes?.every((each) => found.scopes.includes(each)))
    return oauthError('invalid_scope', `Only these were granted: ${found.scopes.join(' ')}`);
  const known = rotatedAt === null ? undefined : await findSuccessor(trx, keys, token);
  if (rotatedAt === null) await setRotated(trx, hash, at);
  const next = successorOf(keys['app-refresh-token'].current, token);
  return issueTokens(trx, { app, grant: found, scopes, known, next, at });
};

/** Derived rather than random, so that it can be given again although it is not stored. */
function successorOf(key: KeyObject, token: string): string {
  return newTokenSecret('ort', Buffer.from(deriveSecret(key, token), 'base64url'));
}

async function findSuccessor(trx: Trx, keys: Keys, token: string): Promise<string | undefined> {
  const possible = keys['app-refresh-token'].accepted.map((key) => successorOf(key, token));
  const stored = await findRefreshToken(trx, possible.map(hashSecret));
  return possible.find((each) => hashSecret(each) === stored);
}
