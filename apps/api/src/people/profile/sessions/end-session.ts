import { type profileCalls, refuse } from '@traip/contract';
import type { Handler } from '../../../platform/routing/handler.ts';
import { endOwnSession } from './queries.ts';

export const endSession: Handler<typeof profileCalls.endSession> = async (
  { db, caller, now, log },
  { params },
) => {
  const { userId } = caller;
  if (!(await endOwnSession(db, { id: params.id, userId, now: now() }))) return refuse('NOT_FOUND');
  log.info({ person: userId }, 'session ended');
  return { ended: true as const };
};
