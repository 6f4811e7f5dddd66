import { type consentCalls, refuse } from '@traip/contract';
import type { Handler } from '../../../platform/routing/handler.ts';
import { paperAccess } from './access.ts';
import { papersReply } from './papers-reply.ts';

export const papers: Handler<typeof consentCalls.papers> = async (
  { db, caller: { userId }, now },
  { params: { personId } },
) => {
  const access = await paperAccess(db, personId, { userId, now: now() });
  return access ? papersReply(db, personId, access.mayRecord) : refuse('NOT_FOUND');
};
