import { refuse, type teamCalls } from '@traip/contract';
import { logAction } from '../../platform/audit/log-action.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { teamMemberReply } from './member-reply.ts';
import { findTeammate, findTeamRelation, transferOwnership } from './people/queries.ts';
import { withTeamLock } from './with-team-lock.ts';

/** The caller's relation is read again afterwards: they may no longer be the owner. */
export const changeOwner: Handler<typeof teamCalls.changeOwner> = (context, { body }) =>
  withTeamLock(context, 'team.changeOwner', async (trx, { userId }) => {
    const newOwner = await findTeammate(trx, body);
    if (!newOwner) return refuse('NOT_A_TEAM_MEMBER');
    if (newOwner.userCode === null) return refuse('OWNER_NEEDS_ACCOUNT', { field: 'userId' });
    await transferOwnership(trx, body);
    await logAction(trx, context, {
      subjectKind: 'TEAM',
      subjectId: body.teamId,
      action: 'OWNER_CHANGED',
      details: { userId: body.userId },
    });
    const actor = { userId, ...(await findTeamRelation(trx, context.scope)) };
    return teamMemberReply(actor, { ...newOwner, role: 'OWNER' });
  });
