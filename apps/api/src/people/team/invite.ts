import { randomUUIDv7 } from 'node:crypto';
import { type NewTeamInvitation, type Read, refuse, type teamCalls } from '@traip/contract';
import { notifyTeamInvitation } from '../../notification/notify/invitation/queries.ts';
import { logAction } from '../../platform/audit/log-action.ts';
import type { Caller } from '../../platform/authorization/caller.ts';
import type { TeamScope } from '../../platform/authorization/scope.ts';
import type { Trx } from '../../platform/db/schema.ts';
import type { Context } from '../../platform/routing/context.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { countAttempt, countWork } from '../auth/limits.ts';
import {
  closeInvitations,
  findPersonByCode,
  findPersonByEmail,
  insertInvitation,
  openInvitations,
} from './invitations/queries.ts';
import { inviteeRefusal } from './invitee-refusal.ts';
import { organisationActedFor } from './organisation-acted-for.ts';
import { findTeammate } from './people/queries.ts';
import { withTeamLock } from './with-team-lock.ts';

type Body = Read<typeof NewTeamInvitation>;
type InvitedPerson = NonNullable<Awaited<ReturnType<typeof findInvitee>>>;

const lifetimeDays = 14;

export const invite: Handler<typeof teamCalls.invite> = async (context, { body }) => {
  const { userId } = context.caller;
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
    await closeInvitations(trx, teamId, invitee, 'DELETED');
    const invitationId = await saveInvitation(context, trx, body, invitee);
    await context.jobs.send(trx, 'mail', { letter: 'team-invitation', invitationId });
    await notifyTeamInvitation(trx, { invitationId, by: userId, at: context.now() });
    // Not who has the address: the team must not learn it.
    const person = body.email === undefined ? { userId: invitee.userId } : {};
    const details = { role: body.role, ...person };
    await logAction(trx, context, { subjectKind: 'TEAM', subjectId: teamId, action: 'INVITED', details });
    return openInvitations(trx, teamId, context.now())
      .where('invitation.id', '=', invitationId)
      .executeTakeFirstOrThrow();
  });
};

/** Undefined if nobody has the user code. */
async function findInvitee(trx: Trx, { email, userCode }: Body) {
  const person =
    email === undefined ? await findPersonByCode(trx, userCode ?? '') : await findPersonByEmail(trx, email);
  if (person) return { userId: person.id, email: person.email, locale: person.locale };
  return email === undefined ? undefined : { userId: null, email, locale: null };
}

/** A person invited by code is stored by id, because the team must not learn their email. */
async function saveInvitation(
  context: Context<Caller, TeamScope>,
  trx: Trx,
  { teamId, role, email, personId }: Body,
  invitee: InvitedPerson,
): Promise<string> {
  const id = randomUUIDv7();
  const createdAt = context.now();
  await insertInvitation(trx, {
    id,
    teamId,
    personId: personId ?? null,
    role,
    createdAt,
    ...(email === undefined ? { userId: invitee.userId, email: null } : { userId: null, email }),
    locale: invitee.locale ?? context.locale,
    invitedBy: context.caller.userId,
    expiresAt: new Date(createdAt.getTime() + lifetimeDays * 86_400_000),
  });
  return id;
}
