import { randomUUIDv7 } from 'node:crypto';
import {
  type Invitation,
  type Locale,
  type OrganisationRole,
  type Read,
  type Refusal,
  refuse,
  rolesGrantableBy,
} from '@traip/contract';
import { notifyOrganisationInvitation } from '../../../notification/notify/invitation/queries.ts';
import { logAction } from '../../../platform/audit/log-action.ts';
import type { Caller } from '../../../platform/authorization/caller.ts';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Context } from '../../../platform/routing/context.ts';
import { countAttempt } from '../../auth/limits.ts';
import { findUserByEmail } from '../../auth/queries.ts';
import { lockMembers } from '../membership/lock-members.ts';
import { invitationReply } from './invitation-reply.ts';
import { getInvitation, isMemberEmail, replaceInvitation } from './queries.ts';

const lifetimeDays = 14;

interface Invitee {
  readonly email: string;
  /** Set when invited by user code. */
  readonly userId: string | null;
  readonly role: OrganisationRole;
  /** For an address without an account. */
  readonly locale: Locale;
}

type InviteContext = Context<Caller, OrganisationScope>;

/** Saves the invitation, replacing an earlier one to the same address, and queues its email. */
export async function sendInvitation(
  context: InviteContext,
  invitee: Invitee,
): Promise<Read<typeof Invitation> | Refusal<'FORBIDDEN' | 'ALREADY_MEMBER' | 'TOO_MANY_REQUESTS'>> {
  const limited = await countAttempt(context, 'invite-address', invitee.email);
  if (limited) return limited;
  return context.db.transaction().execute(async (trx) => {
    const actor = await lockMembers(trx, context.scope);
    if (!actor || !rolesGrantableBy(actor.role).includes(invitee.role))
      return refuse('FORBIDDEN', { field: 'role' });
    if (await isMemberEmail(trx, context.scope, invitee.email))
      return refuse('ALREADY_MEMBER', { field: invitee.userId === null ? 'email' : 'userCode' });
    return saveInvitation(context, trx, invitee);
  });
}

async function saveInvitation(context: InviteContext, trx: Trx, { email, userId, role, locale }: Invitee) {
  const { scope, jobs, now } = context;
  const id = randomUUIDv7();
  const createdAt = now();
  const account = await findUserByEmail(trx, email);
  await replaceInvitation(trx, {
    id,
    email,
    userId,
    role,
    createdAt,
    organisationId: scope.organisationId,
    locale: account?.locale ?? locale,
    invitedBy: scope.userId,
    expiresAt: new Date(createdAt.getTime() + lifetimeDays * 24 * 3_600_000),
  });
  await jobs.send(trx, 'mail', { letter: 'organisation-invitation', invitationId: id });
  await notifyOrganisationInvitation(trx, { invitationId: id, by: scope.userId, at: createdAt });
  // Not the owner of the address: the inviter must not learn who it is.
  const subjectId = userId ?? id;
  await logAction(trx, context, { subjectKind: 'MEMBER', subjectId, action: 'INVITED', details: { role } });
  return invitationReply(await getInvitation(trx, scope, { id, now: createdAt }));
}
