import { refuse, type teamCalls } from '@traip/contract';
import { logAction } from '../../platform/audit/log-action.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { withdrawInvitation } from './invitations/queries.ts';
import { withTeamLock } from './with-team-lock.ts';

export const deleteInvitation: Handler<typeof teamCalls.deleteInvitation> = (context, { params }) =>
  withTeamLock(context, 'team.invite', async (trx) => {
    const isWithdrawn = await withdrawInvitation(trx, context.scope, params.invitationId);
    if (!isWithdrawn) return refuse('NOT_FOUND');
    const subjectId = context.scope.teamId;
    await logAction(trx, context, { subjectKind: 'TEAM', subjectId, action: 'INVITATION_WITHDRAWN' });
    return { deleted: true as const };
  });
