import { refuse, type teamCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { withdrawInvitation } from './invitations/queries.ts';
import { withTeamLock } from './with-team-lock.ts';

export const deleteInvitation: Handler<typeof teamCalls.deleteInvitation> = (context, { params }) =>
  withTeamLock(context, 'team.invite', async (trx) => {
    const isWithdrawn = await withdrawInvitation(trx, context.scope, params.invitationId);
    return isWithdrawn ? { deleted: true as const } : refuse('NOT_FOUND');
  });
