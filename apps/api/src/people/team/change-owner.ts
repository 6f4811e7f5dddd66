import { refuse, type teamCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { memberSeenFrom } from './member-reply.ts';
import { findTeammate, handOver, standpointOf } from './people/queries.ts';
import { underLock } from './under-lock.ts';

/** Afterwards the caller is looked at anew: who hands over is an owner no more. */
export const changeOwner: Handler<typeof teamCalls.changeOwner> = (context, { body }) =>
  underLock(context, 'team.changeOwner', async (trx, { userId }) => {
    const heir = await findTeammate(trx, body);
    if (!heir) return refuse('NOT_A_TEAM_MEMBER');
    await handOver(trx, body);
    const actor = { userId, ...(await standpointOf(trx, context.scope)) };
    return memberSeenFrom(actor, { ...heir, role: 'OWNER' });
  });
