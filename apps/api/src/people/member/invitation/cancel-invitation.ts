import { type memberCalls, refuse } from '@traip/contract';
import { notifyOrganisationInvitationAnswered } from '../../../notification/notify/invitation/queries.ts';
import { insertAuditEntry } from '../../../platform/audit/queries.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { lockOrganisation } from '../../organisation/queries.ts';
import { answerInvitation, findInvitationTo } from './queries.ts';

/** The invited person declines. */
export const cancelInvitation: Handler<typeof memberCalls.cancelInvitation> = (
  { db, caller: { userId }, now },
  { body },
) =>
  db.transaction().execute(async (trx) => {
    const invitation = await findInvitationTo(trx, { userId, id: body.invitationId });
    if (!invitation) return refuse('NOT_FOUND');
    const { id, organisationId } = invitation;
    const at = now();
    // The organisation is locked first, as when accepting: the notification's foreign key locks it too.
    const isOpen =
      (await lockOrganisation(trx, organisationId)) &&
      (await answerInvitation(trx, { id, status: 'DECLINED', now: at }));
    if (!isOpen) return refuse('INVITATION_NOT_OPEN');
    await notifyOrganisationInvitationAnswered(trx, { invitationId: id, isAccepted: false, by: userId, at });
    await insertAuditEntry(trx, {
      organisationId,
      subjectKind: 'MEMBER',
      subjectId: userId,
      action: 'INVITATION_DECLINED',
      byUser: userId,
      at,
    });
    return { declined: true as const };
  });
