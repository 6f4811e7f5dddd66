import { type profileCalls, refuse } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { easyPasswordRefusal } from '../auth/easy-passwords.ts';
import { forgetPending } from '../auth/forget-pending.ts';
import { countAttempt } from '../auth/limits.ts';
import { hashPassword } from '../auth/passwords.ts';
import { lockUser, setPasswordHash } from '../auth/queries.ts';
import { confirmPassword } from './confirm-password.ts';
import { endOtherSessions } from './sessions/queries.ts';

/** Ends all other sessions. */
export const changePassword: Handler<typeof profileCalls.changePassword> = async (context, { body }) => {
  const { db, caller } = context;
  const limited = await countAttempt(context, 'change-password', caller.userId);
  if (limited) return limited;
  const easy = await easyPasswordRefusal(context, body.password);
  if (easy) return easy;
  const passwordHash = await hashPassword(body.password);
  return db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, caller.userId);
    if (!user) return refuse('UNAUTHORIZED');
    const given = { field: 'currentPassword', password: body.currentPassword };
    const refusal = await confirmPassword(context, trx, user, given);
    if (refusal) return refusal;
    await setPasswordHash(trx, user.id, passwordHash);
    await forgetPending(trx, user.id);
    await endOtherSessions(trx, { ...caller, now: context.now() });
    context.log.info({ person: user.id }, 'password changed');
    return { changed: true as const };
  });
};
