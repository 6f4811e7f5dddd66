import { type memberCalls, refuse } from '@traip/contract';
import { notifyOrganisationInvitationAnswered } from '../../../notification/notify/invitation/queries.ts';
import { insertAuditEntry } from '../../../platform/audit/queries.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { lockOrganisation } from '../../organisation/queries.ts';
import { memberReply } from '../membership/member-reply.ts';
import { insertMember } from '../membership/queries.ts';
import { answerInvitation, findInvitationTo } from './queries.ts';

/** Others do not learn that the invitation exists. */
export const acceptInvitation: Handler<typeof memberCalls.acceptInvitation> = (
  { db, caller: { userId }, now },
  { body },
) =>
  db.transaction().execute(async (trx) => {
    const invitation = await findInvitationTo(trx, { userId, id: body.invitationId });
    if (!invitation) return refuse('NOT_FOUND');
    const { id, organisationId, role } = invitation;
    const time = now();
    const isOpen =
      (await lockOrganisation(trx, organisationId)) &&
      (await answerInvitation(trx, { id, status: 'ACCEPTED', now: time }));
    if (!isOpen) return refuse('INVITATION_NOT_OPEN');
    await notifyOrganisationInvitationAnswered(trx, {
      invitationId: id,
      isAccepted: true,
      by: userId,
      at: time,
    });
    await insertAuditEntry(trx, {
      organisationId,
      subjectKind: 'MEMBER',
      subjectId: userId,
      action: 'INVITATION_ACCEPTED',
      byUser: userId,
      at: time,
      details: { role },
    });
    const member = await insertMember(trx, { organisationId, userId, role, createdAt: time });
    return memberReply(member, member);
  });
