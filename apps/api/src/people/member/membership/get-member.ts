import { type memberCalls, refuse } from '@traip/contract';
import type { Handler } from '../../../platform/routing/handler.ts';
import { memberReply } from './member-reply.ts';
import { findMember } from './queries.ts';

export const getMember: Handler<typeof memberCalls.byId> = async ({ db, scope }, { params }) => {
  const member = await findMember(db, scope, params.id);
  return member ? memberReply(scope, member) : refuse('NOT_FOUND');
};
