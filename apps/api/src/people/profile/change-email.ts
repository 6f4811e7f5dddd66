import { type profileCalls, refuse } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { countEmailChange, mayEmail } from '../auth/limits.ts';
import { findUserById } from '../auth/queries.ts';

/** The reply is the same for an address with an account, so it does not reveal who has one. */
export const changeEmail: Handler<typeof profileCalls.changeEmail> = async (context, { body }) => {
  const { db, caller } = context;
  const limited = await countEmailChange(context, caller.userId);
  if (limited) return limited;
  const newEmail = body.email;
  return db.transaction().execute(async (trx) => {
    const user = await findUserById(trx, caller.userId);
    if (!user) return refuse('UNAUTHORIZED');
    const { email, locale } = user;
    if (newEmail !== email && (await mayEmail({ ...context, db: trx }, 'change-email', newEmail)))
      await context.jobs.send(trx, 'mail', { letter: 'change-email', email, locale, newEmail });
    return { email: newEmail };
  });
};
