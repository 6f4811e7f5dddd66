import { refuse, type teamCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { endMembership } from './people/queries.ts';
import { withTeamLock } from './with-team-lock.ts';

export const leaveTeam: Handler<typeof teamCalls.leave> = (context) =>
  withTeamLock(context, 'team.leave', async (trx, actor) => {
    if (actor.team === 'OWNER') return refuse('OWNER_MUST_TRANSFER');
    await endMembership(trx, context.scope, context.now());
    return { left: true as const };
  });
