import { type GuardianRelation, isRefusal, type Locale, type profileCalls, refuse } from '@traip/contract';
import type { Selectable } from 'kysely';
import { notifyTeamInvitationAnswered } from '../../notification/notify/invitation/queries.ts';
import { logAction } from '../../platform/audit/log-action.ts';
import type { Trx } from '../../platform/db/schema.ts';
import type { TeamsTable } from '../../platform/db/team-tables.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import type { ClaimPerson } from '../team/claim.ts';
import { closeInvitations, findInvitationFor } from '../team/invitations/queries.ts';
import { joinTeam } from '../team/join-team.ts';
import { isGuardianOf, lockPersonShared } from '../team/people/queries.ts';
import { lockTeam } from '../team/queries.ts';

interface Answer {
  readonly trx: Trx;
  readonly team: Selectable<TeamsTable>;
  readonly person: { readonly id: string; readonly email: string };
  readonly invitation: NonNullable<Awaited<ReturnType<typeof findInvitationFor>>>;
  readonly relation: GuardianRelation | null;
  /** A child of the person, who joins instead. */
  readonly childId: string | null;
  readonly consentAge: number;
  readonly locale: Locale;
  readonly now: Date;
}

export const answerTeam =
  (claimPerson: ClaimPerson): Handler<typeof profileCalls.answerTeam> =>
  ({ db, caller, consentAge, locale, now }, { params, query }) =>
    db.transaction().execute(async (trx) => {
      const { teamId } = params;
      const person = await lockPersonShared(trx, caller.userId);
      if (!person) return refuse('UNAUTHORIZED');
      const team = await lockTeam(trx, { teamId });
      const invitation = team && (await findInvitationFor(trx, teamId, person));
      if (!invitation) return refuse('NOT_FOUND');
      const isOpen = invitation.status === 'PENDING' && invitation.expiresAt > now();
      if (!isOpen) return refuse('INVITATION_NOT_OPEN');
      const { relation = null, childId = null } = query;
      const answer = { trx, team, person, invitation, relation, childId, consentAge, locale, now: now() };
      return params.responseBoolean === 'true' ? accept(answer, claimPerson) : decline(answer);
    });

/** An invitation for one person of the team claims what was entered about them. */
async function accept(answer: Answer, claimPerson: ClaimPerson) {
  const { trx, team, person, invitation, relation, consentAge, locale, now } = answer;
  const { personId } = invitation;
  if (personId === null) return join(answer);
  const claim = { personId, team, userId: person.id, relation, consentAge, locale, now };
  const outcome = await claimPerson(trx, claim);
  if (isRefusal(outcome)) return outcome;
  await notifyInviter(answer, true);
  await closeInvitations(trx, team.id, { userId: person.id, email: person.email }, 'ACCEPTED');
  return outcome === 'WAITS' ? refuse('CLAIM_WAITS') : { status: 'ACCEPTED' as const };
}

async function join(answer: Answer) {
  const { trx, team, person, invitation, childId, now } = answer;
  if (childId !== null && !(await isGuardianOf(trx, person.id, childId))) return refuse('PERSON_NOT_FOUND');
  await notifyInviter(answer, true);
  const joining = childId === null ? person : { id: childId, email: null };
  await joinTeam(trx, { team, person: joining, by: person.id, role: invitation.role, now });
  if (childId !== null)
    await closeInvitations(trx, team.id, { userId: person.id, email: person.email }, 'ACCEPTED');
  return { status: 'ACCEPTED' as const };
}

async function decline(answer: Answer) {
  const { trx, team, person, now } = answer;
  await notifyInviter(answer, false);
  await closeInvitations(trx, team.id, { userId: person.id, email: person.email }, 'REJECTED');
  const context = {
    scope: { organisationId: team.organisationId, userId: person.id },
    now: () => now,
  };
  await logAction(trx, context, { subjectKind: 'TEAM', subjectId: team.id, action: 'INVITATION_DECLINED' });
  return { status: 'REJECTED' as const };
}

function notifyInviter({ trx, invitation, person, now }: Answer, isAccepted: boolean): Promise<void> {
  return notifyTeamInvitationAnswered(trx, {
    invitationId: invitation.id,
    isAccepted,
    by: person.id,
    at: now,
  });
}
