import { refuse, type teamCalls } from '@traip/contract';
import { logAction } from '../../platform/audit/log-action.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { endMembership } from './people/queries.ts';
import { withTeamLock } from './with-team-lock.ts';

export const leaveTeam: Handler<typeof teamCalls.leave> = (context) =>
  withTeamLock(context, 'team.leave', async (trx, actor) => {
    if (actor.team === 'OWNER') return refuse('OWNER_MUST_TRANSFER');
    await endMembership(trx, context.scope, context.now());
    const { teamId, userId } = context.scope;
    const details = { userId };
    await logAction(trx, context, { subjectKind: 'TEAM', subjectId: teamId, action: 'MEMBER_LEFT', details });
    return { left: true as const };
  });
