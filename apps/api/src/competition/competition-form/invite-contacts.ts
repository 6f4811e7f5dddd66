import type { Refusal } from '@traip/contract';
import { countAttempt, countWork } from '../../people/auth/limits.ts';
import { findInvitee, sendInvitation } from '../../people/team/send-invitation.ts';
import { logAction } from '../../platform/audit/log-action.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { type Form, type FormContext, isChosen } from './form/form.ts';

/** The role of people who run a team without an owner. */
const role = 'CAPTAIN';

/** Invites the contact of each new team to run it; returns the number of invitations. */
export async function inviteContacts(
  context: FormContext,
  trx: Trx,
  teams: Form['teams'],
  teamIds: readonly string[],
): Promise<number | Refusal<'TOO_MANY_REQUESTS'>> {
  // Counted within the transaction: a refused form has invited nobody.
  const counting = { ...context, db: trx };
  let invited = 0;
  for (const [index, team] of teams.entries()) {
    const teamId = teamIds[index];
    if (isChosen(team) || team.email === undefined || teamId === undefined) continue;
    const { email } = team;
    const limited =
      (await countWork(counting, 'invite-to-team', context.scope.organisationId)) ??
      (await countAttempt(counting, 'invite-address', email));
    if (limited) return { ...limited, field: `teams.${index}.email` };
    const invitee = await findInvitee(trx, { email });
    if (!invitee) throw new Error('Every address can be invited.');
    await sendInvitation(trx, context, { teamId, role, email }, invitee);
    await logAction(trx, context, {
      subjectKind: 'TEAM',
      subjectId: teamId,
      action: 'INVITED',
      details: { role },
    });
    invited += 1;
  }
  return invited;
}
