import { type memberCalls, refuse } from '@traip/contract';
import type { Handler } from '../../../platform/routing/handler.ts';
import { countWork } from '../../auth/limits.ts';
import { findPersonByCode } from './queries.ts';
import { sendInvitation } from './send-invitation.ts';

/** Membership requires acceptance, so this sends an invitation. */
export const addMember: Handler<typeof memberCalls.add> = async (context, { body }) => {
  const limited = await countWork(context, 'invite-member', context.scope.organisationId);
  if (limited) return limited;
  const person = await findPersonByCode(context.db, body.userCode);
  if (!person) return refuse('USER_NOT_FOUND', { field: 'userCode' });
  const { id: userId, email } = person;
  return sendInvitation(context, { email, userId, role: body.role, locale: context.locale });
};
