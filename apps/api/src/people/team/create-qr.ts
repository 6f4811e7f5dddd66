import { randomUUIDv7 } from 'node:crypto';
import type { teamCalls } from '@traip/contract';
import { logAction } from '../../platform/audit/log-action.ts';
import { hashSecret, newSecret } from '../../platform/authorization/secrets.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { countWork } from '../auth/limits.ts';
import { drawQr } from './draw-qr.ts';
import { inviteeRefusal } from './invitee-refusal.ts';
import { organisationActedFor } from './organisation-acted-for.ts';
import { insertQr } from './qr/queries.ts';
import { withTeamLock } from './with-team-lock.ts';

/** The link has no language prefix: the page picks the language, so that one print serves everyone. */
export const createQr: Handler<typeof teamCalls.createQr> = async (context, { body }) => {
  const { userId } = context.caller;
  const limited = await countWork(context, 'create-qr', organisationActedFor(context.scope));
  if (limited) return limited;
  const token = newSecret();
  const createdAt = context.now();
  return withTeamLock(context, 'team.invite', async (trx) => {
    const { hours, personId = null, ...options } = body;
    const refusal = await inviteeRefusal(trx, { teamId: body.teamId, personId });
    if (refusal) return refusal;
    const { id, role, uses, maxUses, expiresAt } = await insertQr(trx, {
      ...options,
      ...(personId === null ? {} : { maxUses: 1 }),
      personId,
      id: randomUUIDv7(),
      hash: hashSecret(token),
      createdBy: userId,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + hours * 3_600_000),
      revokedAt: null,
    });
    const subjectId = context.scope.teamId;
    const details = { role, maxUses, expiresAt };
    await logAction(trx, context, { subjectKind: 'TEAM', subjectId, action: 'QR_CREATED', details });
    const url = `${context.publicOrigin}/join/${token}`;
    return { id, role, uses, maxUses, createdAt, expiresAt, token, url, svg: drawQr(url) };
  });
};
