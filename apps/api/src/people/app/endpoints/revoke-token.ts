import { hashSecret } from '../../../platform/authorization/secrets.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import type { ExchangeRequest } from './exchange.ts';
import { type OauthError, oauthError } from './oauth-error.ts';
import { lockRefreshToken, revokeGrant, revokeGrantedToken } from './queries.ts';

/** Ends a token; a refresh token ends everything issued with it. Unknown tokens are ignored (RFC 7009). */
export async function revokeToken(
  trx: Trx,
  { app, form: { token }, at }: Pick<ExchangeRequest, 'app' | 'form' | 'at'>,
): Promise<OauthError | undefined> {
  if (token === undefined) return oauthError('invalid_request', 'token is missing');
  const hash = hashSecret(token);
  const refresh = await lockRefreshToken(trx, hash);
  if (refresh?.appId === app.id) await revokeGrant(trx, refresh.grantId, at);
  await revokeGrantedToken(trx, { hash, appId: app.id, at });
  return undefined;
}
