import type { memberCalls } from '@traip/contract';
import type { Handler } from '../../../platform/routing/handler.ts';
import { countWork } from '../../auth/limits.ts';
import { sendInvitation } from './send-invitation.ts';

export const inviteMember: Handler<typeof memberCalls.invite> = async (context, { body }) => {
  const limited = await countWork(context, 'invite-member', context.scope.organisationId);
  if (limited) return limited;
  const { email, role, locale = context.locale } = body;
  return sendInvitation(context, { email, userId: null, role, locale });
};
