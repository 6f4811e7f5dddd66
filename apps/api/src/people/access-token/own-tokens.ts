import { type accessTokenCalls, isRefusal, refuse } from '@traip/contract';
import { logOwnAccount } from '../../platform/audit/log-own-account.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { makeToken } from './make-token.ts';
import { listTokens, revokeToken } from './queries.ts';

export const listOwnTokens: Handler<typeof accessTokenCalls.mine> = async ({ db, caller: { userId } }) => ({
  tokens: await listTokens(db, { userId }),
});

export const createOwnToken: Handler<typeof accessTokenCalls.create> = (
  { db, caller: { userId }, now },
  { body },
) =>
  db.transaction().execute(async (trx) => {
    const at = now();
    const created = await makeToken(trx, { owner: { userId }, input: body, at });
    if (isRefusal(created)) return created;
    const details = { name: body.name, scopes: body.scopes };
    await logOwnAccount(trx, { userId, action: 'TOKEN_CREATED', at, details });
    return created;
  });

export const revokeOwnToken: Handler<typeof accessTokenCalls.revoke> = (
  { db, caller: { userId }, now },
  { params },
) =>
  db.transaction().execute(async (trx) => {
    const at = now();
    const name = await revokeToken(trx, { userId }, { id: params.id, at });
    if (name === undefined) return refuse('NOT_FOUND');
    await logOwnAccount(trx, { userId, action: 'TOKEN_REVOKED', at, details: { name } });
    return { revoked: true as const };
  });
