import type { profileCalls } from '@traip/contract';
import type { Handler } from '../../../platform/routing/handler.ts';
import { forgetPending } from '../../auth/forget-pending.ts';
import { endOtherSessions as end } from './queries.ts';

export const endOtherSessions: Handler<typeof profileCalls.endOtherSessions> = async ({
  db,
  caller,
  now,
  log,
}) => {
  await db.transaction().execute(async (trx) => {
    await forgetPending(trx, caller.userId);
    await end(trx, { ...caller, now: now() });
  });
  log.info({ person: caller.userId }, 'other sessions ended');
  return { ended: true as const };
};
