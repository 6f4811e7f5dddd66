import { type memberCalls, refuse } from '@traip/contract';
import type { Handler } from '../../../platform/routing/handler.ts';
import { withdrawInvitation } from './queries.ts';

export const deleteInvitation: Handler<typeof memberCalls.deleteInvitation> = async (
  { db, scope, now },
  { params },
) => {
  const isWithdrawn = await withdrawInvitation(db, scope, { id: params.id, now: now() });
  return isWithdrawn ? { deleted: true } : refuse('NOT_FOUND');
};
