import { refuse, type teamCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { endStay } from './people/queries.ts';
import { underLock } from './under-lock.ts';

export const leaveTeam: Handler<typeof teamCalls.leave> = (context) =>
  underLock(context, 'team.leave', async (trx, actor) => {
    if (actor.team === 'OWNER') return refuse('OWNER_MUST_TRANSFER');
    await endStay(trx, context.scope, context.now());
    return { left: true as const };
  });
