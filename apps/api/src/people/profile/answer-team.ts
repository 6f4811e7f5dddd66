import { type profileCalls, refuse } from '@traip/contract';
import { notifyTeamInvitationAnswered } from '../../notification/notify/invitation/queries.ts';
import { logAction } from '../../platform/audit/log-action.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { closeInvitations, findInvitationFor } from '../team/invitations/queries.ts';
import { joinTeam } from '../team/join-team.ts';
import { lockPersonShared } from '../team/people/queries.ts';
import { lockTeam } from '../team/queries.ts';

export const answerTeam: Handler<typeof profileCalls.answerTeam> = ({ db, caller, now }, { params }) =>
  db.transaction().execute(async (trx) => {
    const { teamId } = params;
    const person = await lockPersonShared(trx, caller.userId);
    if (!person) return refuse('UNAUTHORIZED');
    const team = await lockTeam(trx, { teamId });
    const invitation = team && (await findInvitationFor(trx, teamId, person));
    if (!invitation) return refuse('NOT_FOUND');
    const isOpen = invitation.status === 'PENDING' && invitation.expiresAt > now();
    if (!isOpen) return refuse('INVITATION_NOT_OPEN');
    const isAccepted = params.responseBoolean === 'true';
    await notifyTeamInvitationAnswered(trx, {
      invitationId: invitation.id,
      isAccepted,
      by: person.id,
      at: now(),
    });
    if (isAccepted) {
      await joinTeam(trx, { team, person, role: invitation.role, now: now() });
      return { status: 'ACCEPTED' };
    }
    await closeInvitations(trx, teamId, { userId: person.id, email: person.email }, 'REJECTED');
    const { organisationId } = team;
    const context = { scope: { organisationId, userId: person.id }, now };
    await logAction(trx, context, { subjectKind: 'TEAM', subjectId: teamId, action: 'INVITATION_DECLINED' });
    return { status: 'REJECTED' };
  });
