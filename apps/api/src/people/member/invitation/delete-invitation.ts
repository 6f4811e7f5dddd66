import { type memberCalls, refuse } from '@traip/contract';
import { logAction } from '../../../platform/audit/log-action.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { withdrawInvitation } from './queries.ts';

export const deleteInvitation: Handler<typeof memberCalls.deleteInvitation> = (context, { params }) =>
  context.db.transaction().execute(async (trx) => {
    const { scope, now } = context;
    const withdrawn = await withdrawInvitation(trx, scope, { id: params.id, now: now() });
    if (!withdrawn) return refuse('NOT_FOUND');
    const subjectId = withdrawn.userId ?? params.id;
    const details = { role: withdrawn.role };
    await logAction(trx, context, {
      subjectKind: 'MEMBER',
      subjectId,
      action: 'INVITATION_WITHDRAWN',
      details,
    });
    return { deleted: true };
  });
