import { type accessTokenCalls, isRefusal, refuse } from '@traip/contract';
import { logAction } from '../../platform/audit/log-action.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { makeToken } from './make-token.ts';
import { listTokens, revokeToken } from './queries.ts';

export const listOrganisationTokens: Handler<typeof accessTokenCalls.ofOrganisation> = async ({
  db,
  scope,
}) => {
  const rows = await listTokens(db, { scope });
  return { tokens: rows.flatMap(({ role, ...row }) => (role === null ? [] : { ...row, role })) };
};

export const createOrganisationToken: Handler<typeof accessTokenCalls.createForOrganisation> = (
  context,
  { body },
) =>
  context.db.transaction().execute(async (trx) => {
    const { scope, now } = context;
    const created = await makeToken(trx, { owner: { scope }, input: body, at: now() });
    if (isRefusal(created)) return created;
    const { name, scopes, role } = body;
    const subject = { subjectKind: 'ORGANISATION', subjectId: scope.organisationId } as const;
    await logAction(trx, context, { ...subject, action: 'TOKEN_CREATED', details: { name, scopes, role } });
    return created;
  });

export const revokeOrganisationToken: Handler<typeof accessTokenCalls.revokeOfOrganisation> = (
  context,
  { params },
) =>
  context.db.transaction().execute(async (trx) => {
    const { scope, now } = context;
    const name = await revokeToken(trx, { scope }, { id: params.id, at: now() });
    if (name === undefined) return refuse('NOT_FOUND');
    const subject = { subjectKind: 'ORGANISATION', subjectId: scope.organisationId } as const;
    await logAction(trx, context, { ...subject, action: 'TOKEN_REVOKED', details: { name } });
    return { revoked: true as const };
  });
