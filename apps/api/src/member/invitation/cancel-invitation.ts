import { type memberCalls, refuse } from '@traip/contract';
import type { Handler } from '../../http/handler.ts';
import { findInvitationTo, settleInvitation } from './queries.ts';

/** The invited person says no. */
export const cancelInvitation: Handler<typeof memberCalls.cancelInvitation> = (
  { db, caller: { userId }, now },
  { body },
) =>
  db.transaction().execute(async (trx) => {
    const invitation = await findInvitationTo(trx, { userId, id: body.invitationId });
    if (!invitation) return refuse('NOT_FOUND');
    const isDeclined = await settleInvitation(trx, { id: invitation.id, status: 'DECLINED', now: now() });
    return isDeclined ? { declined: true as const } : refuse('INVITATION_NOT_OPEN');
  });
