import { type memberCalls, pageWith } from '@traip/contract';
import type { Handler } from '../../../platform/routing/handler.ts';
import { invitationReply } from './invitation-reply.ts';
import { countInvitations, listInvitations as list } from './queries.ts';

export const listInvitations: Handler<typeof memberCalls.invitations> = async (
  { db, scope, now },
  { query: { page, limit } },
) => {
  const time = now();
  const rows = await list(db, scope, { now: time, page, limit });
  const total = await countInvitations(db, scope, time);
  return pageWith(rows.map(invitationReply), { page, limit, total });
};
