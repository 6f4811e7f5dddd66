import { randomUUIDv7 } from 'node:crypto';
import type { NewTeamInvitation, Read } from '@traip/contract';
import { notifyTeamInvitation } from '../../notification/notify/invitation/queries.ts';
import type { Caller } from '../../platform/authorization/caller.ts';
import type { Trx } from '../../platform/db/schema.ts';
import type { Context } from '../../platform/routing/context.ts';
import {
  closeInvitations,
  findPersonByCode,
  findPersonByEmail,
  insertInvitation,
} from './invitations/queries.ts';

type Invitation = Read<typeof NewTeamInvitation>;
type InvitedPerson = NonNullable<Awaited<ReturnType<typeof findInvitee>>>;
type InviterContext = Pick<Context<Caller>, 'caller' | 'jobs' | 'locale' | 'now'>;

const lifetimeDays = 14;

/** Undefined for an unknown user code. */
export async function findInvitee(trx: Trx, { email, userCode }: Pick<Invitation, 'email' | 'userCode'>) {
  const person =
    email === undefined ? await findPersonByCode(trx, userCode ?? '') : await findPersonByEmail(trx, email);
  if (person) return { userId: person.id, email: person.email, locale: person.locale };
  return email === undefined ? undefined : { userId: null, email, locale: null };
}

/** Replaces an open invitation of the same person; returns the id of the new one. */
export async function sendInvitation(
  trx: Trx,
  context: InviterContext,
  invitation: Invitation,
  invitee: InvitedPerson,
): Promise<string> {
  await closeInvitations(trx, invitation.teamId, invitee, 'DELETED');
  const invitationId = await saveInvitation(trx, context, invitation, invitee);
  await context.jobs.send(trx, 'mail', { letter: 'team-invitation', invitationId });
  await notifyTeamInvitation(trx, { invitationId, by: context.caller.userId, at: context.now() });
  return invitationId;
}

/** A person invited by code is stored by id, because the team must not learn their email. */
async function saveInvitation(
  trx: Trx,
  context: InviterContext,
  { teamId, role, email, personId }: Invitation,
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
