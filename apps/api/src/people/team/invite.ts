import { randomUUIDv7 } from 'node:crypto';
import { type NewTeamInvitation, type Read, refuse, type teamCalls } from '@traip/contract';
import { tellOfTeamInvitation } from '../../notification/news/invitation/queries.ts';
import type { Caller } from '../../platform/authorization/caller.ts';
import type { TeamScope } from '../../platform/authorization/scope.ts';
import type { Trx } from '../../platform/db/schema.ts';
import type { Context } from '../../platform/routing/context.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { countAttempt } from '../auth/limits.ts';
import {
  findPersonByCode,
  findPersonByEmail,
  insertInvitation,
  openInvitations,
  settleInvitations,
} from './invitations/queries.ts';
import { findTeammate } from './people/queries.ts';
import { underLock } from './under-lock.ts';

type Body = Read<typeof NewTeamInvitation>;
type Invited = NonNullable<Awaited<ReturnType<typeof whoIsInvited>>>;

const lifetimeDays = 14;

export const invite: Handler<typeof teamCalls.invite> = async (context, { body }) => {
  const { userId } = context.caller;
  const limited =
    (await countAttempt(context, 'invite-to-team', userId)) ??
    (await countAttempt(context, 'invite-address', body.email ?? body.userCode ?? ''));
  if (limited) return limited;
  return underLock(context, 'team.invite', async (trx) => {
    const { teamId } = body;
    const invited = await whoIsInvited(trx, body);
    if (!invited) return refuse('USER_NOT_FOUND', { field: 'userCode' });
    if (invited.userId && (await findTeammate(trx, { teamId, userId: invited.userId })))
      return refuse('ALREADY_MEMBER', { field: body.email ? 'email' : 'userCode' });
    await settleInvitations(trx, teamId, invited, 'DELETED');
    const invitationId = await write(context, trx, body, invited);
    await context.jobs.send(trx, 'mail', { letter: 'team-invitation', invitationId });
    await tellOfTeamInvitation(trx, { invitationId, by: userId, at: context.now() });
    return openInvitations(trx, teamId, context.now())
      .where('invitation.id', '=', invitationId)
      .executeTakeFirstOrThrow();
  });
};

/** An address and a code may name the same person; nothing comes back for a code that nobody has. */
async function whoIsInvited(trx: Trx, { email, userCode }: Body) {
  const person =
    email === undefined ? await findPersonByCode(trx, userCode ?? '') : await findPersonByEmail(trx, email);
  if (person) return { userId: person.id, email: person.email, locale: person.locale };
  return email === undefined ? undefined : { userId: null, email, locale: null };
}

/** Who was asked by code is kept by who they are: their address is not the team's to know. */
async function write(
  context: Context<Caller, TeamScope>,
  trx: Trx,
  { teamId, role, email }: Body,
  invited: Invited,
): Promise<string> {
  const id = randomUUIDv7();
  const createdAt = context.now();
  await insertInvitation(trx, {
    id,
    teamId,
    role,
    createdAt,
    ...(email === undefined ? { userId: invited.userId, email: null } : { userId: null, email }),
    locale: invited.locale ?? context.locale,
    invitedBy: context.caller.userId,
    expiresAt: new Date(createdAt.getTime() + lifetimeDays * 86_400_000),
  });
  return id;
}
