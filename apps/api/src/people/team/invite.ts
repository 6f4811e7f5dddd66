import { refuse, type teamCalls } from '@traip/contract';
import { logAction } from '../../platform/audit/log-action.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { countAttempt, countWork } from '../auth/limits.ts';
import { openInvitations } from './invitations/queries.ts';
import { inviteeRefusal } from './invitee-refusal.ts';
import { organisationActedFor } from './organisation-acted-for.ts';
import { findTeammate } from './people/queries.ts';
import { findInvitee, sendInvitation } from './send-invitation.ts';
import { withTeamLock } from './with-team-lock.ts';

export const invite: Handler<typeof teamCalls.invite> = async (context, { body }) => {
  const limited =
    (await countWork(context, 'invite-to-team', organisationActedFor(context.scope))) ??
    (await countAttempt(context, 'invite-address', body.email ?? body.userCode ?? ''));
  if (limited) return limited;
  return withTeamLock(context, 'team.invite', async (trx) => {
    const { teamId, personId = null } = body;
    const refusal = await inviteeRefusal(trx, { teamId, personId });
    if (refusal) return refusal;
    const invitee = await findInvitee(trx, body);
    if (!invitee) return refuse('USER_NOT_FOUND', { field: 'userCode' });
    if (personId === null && invitee.userId && (await findTeammate(trx, { teamId, userId: invitee.userId })))
      return refuse('ALREADY_MEMBER', { field: body.email ? 'email' : 'userCode' });
    const invitationId = await sendInvitation(trx, context, body, invitee);
    // Not the owner of the address: the team must not learn who it is.
    const person = body.email === undefined ? { userId: invitee.userId } : {};
    const details = { role: body.role, ...person };
    await logAction(trx, context, { subjectKind: 'TEAM', subjectId: teamId, action: 'INVITED', details });
    return openInvitations(trx, teamId, context.now())
      .where('invitation.id', '=', invitationId)
      .executeTakeFirstOrThrow();
  });
};
