import { type memberCalls, refuse } from '@traip/contract';
import type { Handler } from '../../http/handler.ts';
import { tellOfAnswer } from '../../notification/news/invitation/queries.ts';
import { findInvitationTo, settleInvitation } from './queries.ts';

/** The invited person says no. */
export const cancelInvitation: Handler<typeof memberCalls.cancelInvitation> = (
  { db, caller: { userId }, now },
  { body },
) =>
  db.transaction().execute(async (trx) => {
    const invitation = await findInvitationTo(trx, { userId, id: body.invitationId });
    if (!invitation) return refuse('NOT_FOUND');
    const { id } = invitation;
    const at = now();
    if (!(await settleInvitation(trx, { id, status: 'DECLINED', now: at })))
      return refuse('INVITATION_NOT_OPEN');
    await tellOfAnswer(trx, { invitationId: id, isAccepted: false, by: userId, at });
    return { declined: true as const };
  });
