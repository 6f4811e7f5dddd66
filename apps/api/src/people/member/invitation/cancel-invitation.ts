import { type memberCalls, refuse } from '@traip/contract';
import { tellOfAnswer } from '../../../notification/news/invitation/queries.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { lockOrganisation } from '../../organisation/queries.ts';
import { findInvitationTo, settleInvitation } from './queries.ts';

/** The invited person says no. */
export const cancelInvitation: Handler<typeof memberCalls.cancelInvitation> = (
  { db, caller: { userId }, now },
  { body },
) =>
  db.transaction().execute(async (trx) => {
    const invitation = await findInvitationTo(trx, { userId, id: body.invitationId });
    if (!invitation) return refuse('NOT_FOUND');
    const { id, organisationId } = invitation;
    const at = now();
    // The organisation first, as whoever accepts does: what is told of the answer holds it too.
    const isOpen =
      (await lockOrganisation(trx, organisationId)) &&
      (await settleInvitation(trx, { id, status: 'DECLINED', now: at }));
    if (!isOpen) return refuse('INVITATION_NOT_OPEN');
    await tellOfAnswer(trx, { invitationId: id, isAccepted: false, by: userId, at });
    return { declined: true as const };
  });
